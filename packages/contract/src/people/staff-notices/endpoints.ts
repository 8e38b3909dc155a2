import { endpoint } from '../../platform/endpoint.ts'
import type { TelegramCode } from '../notices/schemas.ts'
import type { PushDevice, PushSubscription, StaffNoticeChoices, StaffNotices } from './schemas.ts'

export const getStaffNotices = endpoint<{ response: StaffNotices }>('GET', '/admin/notices')
export const changeStaffNotices = endpoint<{ body: StaffNoticeChoices; response: StaffNotices }>(
  'PUT',
  '/admin/notices',
)
/** 'Probar': a message to every device and chat of the person. */
export const testStaffNotices = endpoint<{ response: undefined }>('POST', '/admin/notices/test')
/** A code that connects Telegram for work; the one before serves no more. */
export const createStaffTelegramCode = endpoint<{ response: TelegramCode }>('POST', '/admin/notices/telegram')
export const disconnectStaffTelegram = endpoint<{ response: undefined }>('DELETE', '/admin/notices/telegram')
export const addPushDevice = endpoint<{ body: PushSubscription; response: PushDevice }>(
  'POST',
  '/admin/notices/devices',
)
export const removePushDevice = endpoint<{ params: { id: number }; response: undefined }>(
  'DELETE',
  '/admin/notices/devices/{id}',
)
