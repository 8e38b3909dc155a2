import { preferenceCookies } from '@tecnoclick/contract/platform/preferences'
import type { PageVisit } from './page-visit.ts'

const year = 365 * 24 * 60 * 60

/** `?lang=` fixes the language of its answer and sets the cookie (site.md#languages), on cached pages as well. */
export function localeCookie({ preferences, cookies, secure }: PageVisit): string | undefined {
  const { localeFromAddress, locale } = preferences
  if (!localeFromAddress || cookies.get(preferenceCookies.locale) === locale) return undefined
  return `${preferenceCookies.locale}=${locale}; Path=/; Max-Age=${year}; SameSite=Lax${secure ? '; Secure' : ''}`
}
