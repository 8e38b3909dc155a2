import type { Preferences } from '@tecnoclick/contract/platform/preferences'
import { findPage } from '@tecnoclick/web/app/pages.ts'

/** Names that stand for many keys. */
const families = { 'filter_*': /^filter_[a-z0-9-]{1,80}$/, 'option_*': /^option_\d{1,10}$/ }

/** Whether the page reads the query key (apps/web/app/pages.ts). A shared page is rendered without the others. */
function isRead(key: string, declared: readonly string[]): boolean {
  if (key === 'lang' || declared.includes(key)) return true
  return Object.entries(families).some(([name, keys]) => declared.includes(name) && keys.test(key))
}

/** Longer URLs would only fill the cache. */
const longestAddress = 1000

/** The URL of a shared page: only keys that it reads, each once, sorted. Undefined if it is not to be shared. */
export function sharedAddress(url: URL): URL | undefined {
  if (url.pathname.length + url.search.length > longestAddress) return undefined
  if (url.search === '') return url
  const shared = new URL(url.pathname, url.origin)
  const declared = findPage(url.pathname)?.query ?? []
  const keys = [...new Set(url.searchParams.keys())].filter((key) => isRead(key, declared)).sort()
  for (const key of keys) shared.searchParams.set(key, url.searchParams.get(key) ?? '')
  return shared
}

/** Everything a shared page depends on. Includes the host: pages contain their absolute URL. */
export function pageKey(shared: URL, { locale, currency, saveData }: Preferences): string {
  return `${locale} ${currency} ${saveData ? 'lite' : 'full'} ${shared.href}`
}
