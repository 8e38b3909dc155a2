import type { Translation } from '../platform/translation.ts'
import type { credit as source } from './credit.es.ts'

export const credit: Translation<typeof source, 'ru'> = {
  intro:
    'Что вы можете потратить в магазине: на заказы, на кассе и на ремонт. Каждый баланс тратится в своей валюте.',
  empty: 'На балансе пока ничего нет. Здесь появятся возвраты и ваучеры.',
  expiring: '{amount} сгорят {date}',
  code: 'Код ваучера',
  codeHint: 'Двенадцать букв и цифр.',
  redeem: 'Зачислить на баланс',
  redeemed: 'Ваучер зачислен на баланс.',
  unknown: 'Такого кода нет, или он уже использован.',
  entries: 'Движения',
  balance: 'Баланс {amount}',
  order: 'Заказ {number}',
  repair: 'Ремонт {number}',
  expires: 'Действует до {date}',
  older: 'Показаны последние движения: {count}.',
  kinds: {
    refund: 'Возврат',
    returned: 'Платёж возвращён',
    excess: 'Переплата',
    change: 'Сдача на баланс',
    bought: 'Купленный ваучер',
    given: 'Подарок магазина',
    taken: 'Исправление магазина',
    redeemed: 'Ваучер зачислен',
    spent: 'Покупка',
    expired: 'Сгорело',
  },
}
