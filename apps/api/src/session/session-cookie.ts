import { parseCookies } from '@tecnoclick/contract/preferences'
import { deleteCookie } from 'hono/cookie'
import type { ApiContext } from '../http/bindings.ts'

export const sessionCookieName = 'session'

/** The token of a request: a bearer header as documented, else the browser's cookie (DECISIONS 2.1). */
export function readSessionToken(headers: Headers): string | undefined {
  const bearer = /^Bearer\s+([\w-]{1,128})$/i.exec(headers.get('authorization') ?? '')?.[1]
  return bearer ?? parseCookies(headers.get('cookie') ?? '').get(sessionCookieName)
}

export function clearSessionCookie(c: ApiContext): void {
  deleteCookie(c, sessionCookieName, { path: '/', secure: c.env.secure })
}
