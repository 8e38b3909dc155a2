import type { IncomingMessage } from 'node:http'
import { flashCookieName, sessionCookieName } from '@tecnoclick/contract/platform/cookie-names'
import { type Preferences, parseCookies, readPreferences } from '@tecnoclick/contract/platform/preferences'
import type { RequestFacts } from '../http/request-facts.ts'

/** A request for a page, and what decides whether others may get the same one. */
export interface PageVisit extends RequestFacts {
  preferences: Preferences
  cookies: ReadonlyMap<string, string>
  /** Signed in, or says so: never answered from the cache, never kept by the browser. */
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
    isPersonal: cookies.has(sessionCookieName) || authorization !== undefined,
  }
}

export function isShareable(method: string | undefined, { url, isPersonal, cookies }: PageVisit): boolean {
  const isReading = method === 'GET' || method === 'HEAD'
  return isReading && !isPersonal && !cookies.has(flashCookieName) && !url.pathname.endsWith('.data')
}
