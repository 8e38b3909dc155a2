import { telegramCodeSchema } from '@tecnoclick/contract/people/notices/schemas'
import * as endpoints from '@tecnoclick/contract/people/staff-notices/endpoints'
import * as schemas from '@tecnoclick/contract/people/staff-notices/schemas'
import { idParams } from '@tecnoclick/contract/platform/wire'
import { hours, seconds } from '@tecnoclick/domain/platform/duration'
import { actorOf } from '../../platform/audit/record-audit.ts'
import type { ApiDeps } from '../../platform/deps.ts'
import { byAccount } from '../../platform/http/rate-limit.ts'
import { type Route, route } from '../../platform/http/route.ts'
import { userAgentOf } from '../devices/recognise-device.ts'
import { createTelegramCode, disconnectTelegram } from '../notices/notices.ts'
import { addDevice, removeDevice } from './push-devices.ts'
import { changeStaffNotices, queueTestMessages, readStaffNotices } from './staff-notices.ts'

const own = {
  access: 'admin',
  permission: 'staffNotices:write',
  cacheControl: 'private, no-store',
} as const
const perHour = (name: string, hits: number) =>
  [{ name, hits, seconds: hours(1) / seconds(1), by: byAccount }] as const

/** How a member of staff hears of what is new in 'Por atender' (back-office.md#notices). */
export function staffNoticeRoutes(deps: ApiDeps): Route[] {
  const { now } = deps
  const { db } = deps.database
  const access = { db, encryption: deps.factorEncryption }
  return [
    route(
      endpoints.getStaffNotices,
      { ...own, summary: 'How the person hears of new work', response: schemas.staffNoticesSchema },
      ({ session }) => readStaffNotices(access, session.viewer.id),
    ),
    route(
      endpoints.changeStaffNotices,
      {
        ...own,
        summary: 'Choose the channels of each group of rows, and the hours without noise',
        body: schemas.staffNoticeChoicesSchema,
        response: schemas.staffNoticesSchema,
      },
      async ({ session, body }) => {
        await changeStaffNotices(db, session.viewer.id, body)
        return readStaffNotices(access, session.viewer.id)
      },
    ),
    route(
      endpoints.testStaffNotices,
      {
        ...own,
        summary: 'A message to every device and chat of the person, within a minute',
        status: 204,
        limits: perHour('staff-notice-test', 10),
      },
      ({ session }) => queueTestMessages(db, session.viewer.id, now()),
    ),
    route(
      endpoints.createStaffTelegramCode,
      {
        ...own,
        confirmed: true,
        summary: 'A code that connects Telegram for work once, within fifteen minutes',
        response: telegramCodeSchema,
        status: 201,
        refusals: ['notFound'],
        limits: perHour('telegram-code', 10),
      },
      async ({ session }) => {
        const asked = { userId: session.viewer.id, language: 'es', forStaff: true, now: now() } as const
        const code = await createTelegramCode(deps, asked)
        deps.wakeMail()
        return code
      },
    ),
    route(
      endpoints.disconnectStaffTelegram,
      { ...own, summary: 'Disconnect Telegram', status: 204 },
      ({ session }) => disconnectTelegram(db, session.viewer.id).then(() => undefined),
    ),
    route(
      endpoints.addPushDevice,
      {
        ...own,
        summary: 'A browser that gets push messages; again, it keeps its row',
        body: schemas.pushSubscriptionSchema,
        response: schemas.pushDeviceSchema,
        status: 201,
        limits: perHour('push-device', 30),
      },
      (input) =>
        addDevice(access, {
          actor: actorOf(input),
          userAgent: userAgentOf(input.context),
          subscription: input.body,
          now: now(),
        }),
    ),
    route(
      endpoints.removePushDevice,
      {
        ...own,
        summary: 'The browser gets no more push messages',
        params: idParams,
        status: 204,
        refusals: ['notFound'],
      },
      (input) => removeDevice(db, actorOf(input), input.params.id),
    ),
  ]
}
