import { sessionCookieName, sessionCookieNames } from '@tecnoclick/contract/platform/cookie-names'
import { parseCookies } from '@tecnoclick/contract/platform/preferences'
import { apiKeyPrefix } from '@tecnoclick/domain/people/api-key'
import type { Role } from '@tecnoclick/domain/people/roles'
import { seconds } from '@tecnoclick/domain/platform/duration'
import { deleteCookie, setCookie } from 'hono/cookie'
import type { ApiContext } from '../http/bindings.ts'
import { sessionLife } from './session-lifetime.ts'

/** The token of a request: a bearer header, else the browser's cookie (people.md#sessions). None beside an API key. */
export function readSessionToken(c: ApiContext): string | undefined {
  if (readApiKey(c) !== undefined) return undefined
  return readBearerToken(c) ?? readCookieToken(c)
}

/** A session token in the header, which browsers never send by themselves. */
export function readBearerToken(c: ApiContext): string | undefined {
  const bearer = readBearer(authorizationOf(c)) ?? ''
  return /^[\w-]{1,128}$/.test(bearer) ? bearer : undefined
}

/** What a program sent as its key, well-formed or not. */
export function readApiKey(c: ApiContext): string | undefined {
  const bearer = readBearer(authorizationOf(c))
  return bearer?.startsWith(apiKeyPrefix) ? bearer : undefined
}

export function readBearer(authorization: string): string | undefined {
  return /^Bearer\s+(\S+)$/i.exec(authorization.trimEnd())?.[1]
}

function authorizationOf(c: ApiContext): string {
  return c.req.raw.headers.get('authorization') ?? ''
}

export function readCookieToken(c: ApiContext): string | undefined {
  return cookiesOf(c).get(sessionCookieName(c.env.secure))
}

/** Without a maximum age the cookie ends with the browser: 'Equipo compartido'. The server checks the idle time. */
export function setSessionCookie(
  c: ApiContext,
  token: string,
  { role, sharedDevice }: { role: Role; sharedDevice: boolean },
): void {
  clearPlainCookie(c)
  setCookie(c, sessionCookieName(c.env.secure), token, {
    path: '/',
    httpOnly: true,
    sameSite: 'Lax',
    secure: c.env.secure,
    ...(!sharedDevice && { maxAge: sessionLife[role] / seconds(1) }),
  })
}

export function clearSessionCookie(c: ApiContext): void {
  clearPlainCookie(c)
  deleteCookie(c, sessionCookieName(c.env.secure), { path: '/', secure: c.env.secure })
}

/** On https a cookie of the plain name is from before the prefix, or somebody else's. */
export function clearPlainCookie(c: ApiContext): void {
  const { http } = sessionCookieNames
  if (c.env.secure && cookiesOf(c).has(http)) deleteCookie(c, http, { path: '/', secure: true })
}

function cookiesOf(c: ApiContext): Map<string, string> {
  return parseCookies(c.req.raw.headers.get('cookie') ?? '')
}
