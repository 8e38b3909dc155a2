import { cookieName } from '@tecnoclick/contract/platform/cookie-names'
import { parseCookies } from '@tecnoclick/contract/platform/preferences'
import { days, seconds } from '@tecnoclick/domain/platform/duration'
import { setCookie } from 'hono/cookie'
import type { ApiContext } from '../../platform/http/bindings.ts'

/** The prefix keeps another host of the domain from setting it, as for the session. */
const nameFor = (c: ApiContext) => cookieName('device', c.env.secure)

/** As long as browsers keep any cookie. */
export const deviceLife = days(400)

/** It outlives the session: it says where, not who. */
export function setDeviceCookie(
  c: ApiContext,
  token: string,
  { sharedDevice }: { sharedDevice: boolean },
): void {
  setCookie(c, nameFor(c), token, {
    path: '/',
    httpOnly: true,
    sameSite: 'Lax',
    secure: c.env.secure,
    ...(!sharedDevice && { maxAge: deviceLife / seconds(1) }),
  })
}

export function readDeviceToken(c: ApiContext): string | undefined {
  const token = parseCookies(c.req.header('cookie') ?? '').get(nameFor(c))
  return token && /^[\w-]{43}$/.test(token) ? token : undefined
}
