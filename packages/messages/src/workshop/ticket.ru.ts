import type { Translation } from '../platform/translation.ts'
import type { ticket as source } from './ticket.es.ts'

export const ticket: Translation<typeof source, 'ru'> = {
  closed: 'На эту смету уже дан ответ, она заменена или истекла.',
  notFound: 'Эта ссылка не открывает ни одной заявки.',
  readOnly:
    'По этой ссылке ремонт можно только посмотреть. Чтобы ответить, войдите в аккаунт или откройте ссылку из письма.',
  yes: 'Да, подтверждаю',
  back: 'Вернуться к заявке',
  continue: 'Продолжить',
  claim: 'Добавить в мой аккаунт',
  claimText: 'В аккаунте видны все ваши ремонты, а уведомления приходят по почте.',
}
