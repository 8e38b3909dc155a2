import type { Translation } from '../platform/translation.ts'
import type { notices as source } from './notices.es.ts'

/** Texts of the page of notices, which gets them with its data. */
export const notices: Translation<typeof source, 'ru'> = {
  intro:
    'Уведомления приходят по почте. Если подключить Telegram, выбранные будут приходить туда, и вы сможете спрашивать о заказах и ремонтах. То, что защищает учётную запись, всегда приходит по почте.',
  mailOnly: 'Уведомления приходят по почте. Других способов в этом магазине нет.',
  heading: 'Уведомления в Telegram',
  connectText: 'Ссылка открывает нашего бота. Нажмите «Старт», и учётная запись подключена.',
  connect: 'Подключить Telegram',
  open: 'Открыть Telegram',
  orType: 'Или отправьте этот код боту @{bot} с телефона, где у вас Telegram:',
  expires: 'Действует один раз, до {time}. Никому его не передавайте.',
  byMail: 'Мы отправили ссылку на вашу почту',
  byMailText: 'Откройте её на телефоне с Telegram. Она действует один раз, в течение пятнадцати минут.',
  check: 'Проверить подключение',
  connected: 'Подключено',
  since: 'С {date}',
  broken: 'Telegram не доставляет сообщения',
  brokenText:
    'Возможно, вы заблокировали бота. Уведомления приходят по почте. Напишите боту или подключите его снова.',
  again: 'Подключить снова',
  disconnect: 'Отключить',
  disconnectTitle: 'Отключить Telegram?',
  disconnectText: 'Уведомления будут приходить по почте.',
  disconnected: 'Telegram отключён.',
  choices: 'Что и куда приходит',
  reminders: {
    title: 'Напоминания',
    text: 'Только одно на корзину и одно на заказ. Можно изменить в любой момент.',
    carts: 'Напоминать о том, что осталось в корзине',
    reviews: 'Просить отзыв о полученном',
  },
  quiet: 'Часы без сообщений в Telegram',
  quietText: 'Что приходит в эти часы, ждёт их конца. Время Кубы.',
  from: 'С',
  until: 'До',
  none: 'Нет',
  save: 'Сохранить',
  saved: 'Уведомления сохранены.',
  both: 'Выберите оба времени или ни одного.',
  topics: {
    orders: 'Заказы и возвраты',
    payments: 'Платежи и баланс',
    repairs: 'Ремонты',
    resets: 'Сбросы',
    news: 'Новости по вашей просьбе',
  },
  channels: {
    mail: 'По почте',
    telegram: 'В Telegram',
  },
}
