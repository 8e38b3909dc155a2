import type { IncomingMessage } from 'node:http'
import { flashCookieName, sessionCookieName } from '@tecnoclick/contract/platform/cookie-names'
import {
  type Preferences,
  parseCookies,
  preferenceCookies,
  readPreferences,
} from '@tecnoclick/contract/platform/preferences'
import type { RequestFacts } from '../http/request-facts.ts'

/** A page request, with what decides whether the response may be shared. */
export interface PageVisit extends RequestFacts {
  preferences: Preferences
  cookies: ReadonlyMap<string, string>
  /** Has a session cookie or token: never served from the cache, never stored by the browser. */
  isPersonal: boolean
}

export function readVisit({ headers }: IncomingMessage, facts: RequestFacts): PageVisit {
  const { cookie = '', authorization } = headers
  const cookies = parseCookies(cookie)
  const stated = new Headers({ cookie, 'save-data': String(headers['save-data'] ?? '') })
  return {
    ...facts,
    preferences: readPreferences(facts.url, stated),
    cookies,
    isPersonal: cookies.has(sessionCookieName(facts.secure)) || authorization !== undefined,
  }
}

export function isShareable(method: string | undefined, { url, isPersonal, cookies }: PageVisit): boolean {
  const isReading = method === 'GET' || method === 'HEAD'
  return isReading && !isPersonal && !cookies.has(flashCookieName) && !url.pathname.endsWith('.data')
}

const year = 365 * 24 * 60 * 60

/** `?lang=` sets the language and its cookie (site.md#languages), on cached pages as well. */
export function localeCookie({ preferences, cookies, secure }: PageVisit): string | undefined {
  const { localeFromAddress, locale } = preferences
  if (!localeFromAddress || cookies.get(preferenceCookies.locale) === locale) return undefined
  return `${preferenceCookies.locale}=${locale}; Path=/; Max-Age=${year}; SameSite=Lax${secure ? '; Secure' : ''}`
}
