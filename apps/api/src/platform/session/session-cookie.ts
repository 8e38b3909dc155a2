import { sessionCookieName } from '@tecnoclick/contract/platform/cookie-names'
import { parseCookies } from '@tecnoclick/contract/platform/preferences'
import type { Role } from '@tecnoclick/domain/people/roles'
import { seconds } from '@tecnoclick/domain/platform/duration'
import { deleteCookie, setCookie } from 'hono/cookie'
import type { ApiContext } from '../http/bindings.ts'
import { sessionLife } from './session-lifetime.ts'

/** The token of a request: a bearer header, else the browser's cookie (people.md#sessions). */
export function readSessionToken(headers: Headers): string | undefined {
  const bearer = /^Bearer\s+([\w-]{1,128})$/i.exec(headers.get('authorization') ?? '')?.[1]
  return bearer ?? readCookieToken(headers)
}

export function readCookieToken(headers: Headers): string | undefined {
  return parseCookies(headers.get('cookie') ?? '').get(sessionCookieName)
}

/** Without an age the cookie ends with the browser: 'Equipo compartido'. Idle time is the server's to judge. */
export function setSessionCookie(
  c: ApiContext,
  token: string,
  { role, sharedDevice }: { role: Role; sharedDevice: boolean },
): void {
  setCookie(c, sessionCookieName, token, {
    path: '/',
    httpOnly: true,
    sameSite: 'Lax',
    secure: c.env.secure,
    ...(!sharedDevice && { maxAge: sessionLife[role] / seconds(1) }),
  })
}

export function clearSessionCookie(c: ApiContext): void {
  deleteCookie(c, sessionCookieName, { path: '/', secure: c.env.secure })
}
