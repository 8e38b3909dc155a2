import { endpoint } from '../../platform/endpoint.ts'
import type {
  NoticeChoices,
  Notices,
  ReminderChoices,
  TelegramBot,
  TelegramBotChange,
  TelegramCode,
} from './schemas.ts'

export const getNotices = endpoint<{ response: Notices }>('GET', '/account/notices')
export const changeNotices = endpoint<{ body: NoticeChoices; response: Notices }>('PUT', '/account/notices')
/** Whether the account is reminded of its cart and asked for reviews. */
export const changeReminders = endpoint<{ body: ReminderChoices; response: Notices }>(
  'PATCH',
  '/account/notices/reminders',
)
/** A code that connects Telegram; the one before serves no more. */
export const createTelegramCode = endpoint<{ response: TelegramCode }>('POST', '/account/notices/telegram')
export const disconnectTelegram = endpoint<{ response: undefined }>('DELETE', '/account/notices/telegram')

export const getTelegramBot = endpoint<{ response: TelegramBot }>('GET', '/admin/telegram')
export const changeTelegramBot = endpoint<{ body: TelegramBotChange; response: TelegramBot }>(
  'PUT',
  '/admin/telegram',
)
/** 'Probar': asks Telegram for the name of the bot. */
export const testTelegramBot = endpoint<{ response: { bot: string } }>('POST', '/admin/telegram/test')
