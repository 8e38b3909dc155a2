import { parseCookies } from '@tecnoclick/contract/platform/preferences'
import { days, seconds } from '@tecnoclick/domain/platform/duration'
import { setCookie } from 'hono/cookie'
import type { ApiContext } from '../../platform/http/bindings.ts'

const name = 'device'

/** As long as browsers keep any cookie. */
export const deviceLife = days(400)

/** It outlives the session: it says where, not who. */
export function setDeviceCookie(
  c: ApiContext,
  token: string,
  { sharedDevice }: { sharedDevice: boolean },
): void {
  setCookie(c, name, token, {
    path: '/',
    httpOnly: true,
    sameSite: 'Lax',
    secure: c.env.secure,
    ...(!sharedDevice && { maxAge: deviceLife / seconds(1) }),
  })
}

export function readDeviceToken(c: ApiContext): string | undefined {
  const token = parseCookies(c.req.header('cookie') ?? '').get(name)
  return token && /^[\w-]{43}$/.test(token) ? token : undefined
}
