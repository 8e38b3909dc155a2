import { sessionCookieName } from '@tecnoclick/contract/platform/cookie-names'
import { parseCookies } from '@tecnoclick/contract/platform/preferences'

/** The request headers that decide whether a visitor may get the response for signed-out visitors. */
export interface VisitorHeaders {
  cookie?: string | undefined
  authorization?: string | undefined
  'user-agent'?: string | undefined
}

/** Whether there is a session to look for; it may have ended. */
export function hasSession({ protocol }: URL, { cookie = '', authorization }: VisitorHeaders): boolean {
  return authorization !== undefined || parseCookies(cookie).has(sessionCookieName(protocol === 'https:'))
}
