import type { Preferences } from '@tecnoclick/contract/platform/preferences'

/**
 * The query keys that pages read (catalogue.md#product-list, catalogue.md#product-page), besides `filter_{slug}`. A
 * shared page is rendered without any other: a page that begins to read a new key adds it here.
 */
const knownKeys = new Set([
  'page',
  'limit',
  'sort',
  'q',
  'category',
  'lang',
  'view',
  'columns',
  'sidebar',
  'price_from',
  'price_to',
  'layout',
  'reviews',
  'state',
  'city',
  'tag',
  'subject',
  'body',
])
const knownKey = (key: string) => knownKeys.has(key) || /^filter_[a-z0-9-]{1,80}$/.test(key)

/** Longer URLs would only fill the cache. */
const longestAddress = 1000

/** The URL of a shared page: known keys only, each once, sorted. Undefined if it is not to be shared. */
export function sharedAddress(url: URL): URL | undefined {
  if (url.pathname.length + url.search.length > longestAddress) return undefined
  if (url.search === '') return url
  const shared = new URL(url.pathname, url.origin)
  const keys = [...new Set(url.searchParams.keys())].filter(knownKey).sort()
  for (const key of keys) shared.searchParams.set(key, url.searchParams.get(key) ?? '')
  return shared
}

/** Everything a shared page depends on. Includes the host: pages contain their absolute URL. */
export function pageKey(shared: URL, { locale, currency, saveData }: Preferences): string {
  return `${locale} ${currency} ${saveData ? 'lite' : 'full'} ${shared.href}`
}
