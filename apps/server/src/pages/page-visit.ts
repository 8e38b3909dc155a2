import type { IncomingMessage } from 'node:http'
import { flashCookieName, sessionCookieName } from '@tecnoclick/contract/platform/cookie-names'
import {
  type Preferences,
  parseCookies,
  readChoice,
  readPreferences,
  writeChoice,
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

export function isShareable(method: string | undefined, visit: PageVisit): boolean {
  const { url, isPersonal, cookies, secure } = visit
  const isReading = method === 'GET' || method === 'HEAD'
  return isReading && !isPersonal && !cookies.has(flashCookieName(secure)) && !url.pathname.endsWith('.data')
}

/** `?lang=` sets the language and its cookie (site.md#languages), on cached pages as well. */
export function localeCookie({ preferences, cookies, url }: PageVisit): string | undefined {
  const { localeFromAddress, locale } = preferences
  if (!localeFromAddress || readChoice(cookies, 'locale', url) === locale) return undefined
  return writeChoice('locale', locale, url)
}
