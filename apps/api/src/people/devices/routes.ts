import * as endpoints from '@tecnoclick/contract/people/devices/endpoints'
import { deviceSchema, endedDevicesSchema } from '@tecnoclick/contract/people/devices/schemas'
import { idParams, listOf } from '@tecnoclick/contract/platform/wire'
import type { ApiDeps } from '../../platform/deps.ts'
import { isRefusal } from '../../platform/http/refusal.ts'
import { type Route, route } from '../../platform/http/route.ts'
import { clearSessionCookie } from '../../platform/session/session-cookie.ts'
import { endDevice, endOtherDevices } from './end-devices.ts'
import { listDevices } from './read-devices.ts'

const privateAnswer = { access: 'customer', cacheControl: 'private, no-store' } as const

export function deviceRoutes({ database: { db }, now }: ApiDeps): Route[] {
  return [
    route(
      endpoints.listDevices,
      {
        ...privateAnswer,
        summary: 'Where the account is signed in, the last used first',
        response: listOf(deviceSchema),
      },
      ({ session }) => listDevices(db, session, now()),
    ),
    route(
      endpoints.endDevice,
      { ...privateAnswer, summary: 'End one of the own sessions', params: idParams, status: 204 },
      async ({ params, session, context }) => {
        const outcome = await endDevice(db, session, params.id)
        if (!isRefusal(outcome) && params.id === session.id) clearSessionCookie(context)
        return outcome
      },
    ),
    route(
      endpoints.endOtherDevices,
      { ...privateAnswer, summary: 'End every session but this one', response: endedDevicesSchema },
      async ({ session }) => ({ ended: await endOtherDevices(db, session) }),
    ),
  ]
}
