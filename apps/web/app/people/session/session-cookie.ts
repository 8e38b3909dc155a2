import { sessionCookieName } from '@tecnoclick/contract/platform/cookie-names'
import { parseCookies } from '@tecnoclick/contract/platform/preferences'

/** Whether the browser believes to be signed in; only the API knows whether it is. */
export function claimsSession(request: Request): boolean {
  return parseCookies(request.headers.get('cookie') ?? '').has(sessionCookieName)
}
