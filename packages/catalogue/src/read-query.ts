import { type CatalogueQuery, type PriceRange, type Sort, sorts } from './query.ts'

/** What the address leaves out: the screen lists 12, the API 24 (DECISIONS 6.7); a category page has its own category. */
export interface QueryDefaults {
  limit: number
  category?: string | undefined
}

export const largestLimit = 100
export const longestText = 100
/** Any price is below it; stands for the missing end of `100-`. */
export const highestPrice = 999_999_999

const lastPage = 1_000_000
const mostAttributes = 20
const mostValues = 50
const slugPattern = /^[a-z0-9]+(?:-[a-z0-9]+)*$/
const longestSlug = 120
/** Control characters and halves of characters, which no address can hold. */
const controls = /[\p{Cc}\p{Cs}]+/gu

/**
 * Reads the words of a list's address (A §4). Repeated keys add up, as a plain form of check boxes sends them; what is
 * no filter, no number or no slug is passed over.
 */
export function readQuery(
  search: Iterable<readonly [string, string | undefined]>,
  defaults: QueryDefaults,
): CatalogueQuery {
  const given = collect(search)
  const first = (key: string) => given.get(key)?.[0]
  return {
    category:
      slugsOf(given.get('filter_category'))[0] ?? slugsOf(given.get('category'))[0] ?? defaults.category,
    text: readText(first('q')),
    brands: slugsOf(given.get('filter_brand')),
    price: readPrice(given.get('filter_price')),
    discount: readDiscount(first('filter_discount')),
    attributes: readAttributes(given),
    sort: readSort(first('sort')),
    page: wholeNumber(first('page'), 1, lastPage) ?? 1,
    limit: wholeNumber(first('limit'), 1, largestLimit) ?? defaults.limit,
  }
}

function collect(search: Iterable<readonly [string, string | undefined]>): Map<string, string[]> {
  const given = new Map<string, string[]>()
  for (const [key, value] of search) {
    if (value === undefined) continue
    const values = given.get(key)
    if (values) values.push(value)
    else given.set(key, [value])
  }
  return given
}

/** Sorted and each once, so that one choice has one address. */
function slugsOf(values: readonly string[] | undefined): string[] {
  if (!values) return []
  const slugs = values.flatMap((value) => value.split(',', mostValues)).filter(isSlug)
  return [...new Set(slugs)].sort().slice(0, mostValues)
}

function isSlug(text: string): boolean {
  return text.length <= longestSlug && slugPattern.test(text)
}

function readText(text: string | undefined): string | undefined {
  // Cut before the patterns run: nobody pays for ten kilobytes.
  const tidy = text
    ?.slice(0, 4 * longestText)
    .replace(controls, ' ')
    .replace(/\s+/gu, ' ')
    .trim()
  return tidy ? [...tidy].slice(0, longestText).join('').trimEnd() : undefined
}

/** `100-500`, or the two fields of a plain form under one name; an end may be missing. */
function readPrice(values: readonly string[] | undefined): PriceRange | undefined {
  const ends = values
    ?.slice(0, 2)
    .join('-')
    .match(/^(\d{0,9})-(\d{0,9})$/)
  if (!ends || (ends[1] === '' && ends[2] === '')) return undefined
  const from = Number(ends[1])
  const to = ends[2] === '' ? highestPrice : Number(ends[2])
  return from <= to ? { from, to } : undefined
}

function readDiscount(value: string | undefined): 'yes' | 'no' | undefined {
  return value === 'yes' || value === 'no' ? value : undefined
}

const ownFilters = new Set(['brand', 'price', 'discount', 'category'])

function readAttributes(given: ReadonlyMap<string, readonly string[]>): Map<string, string[]> {
  const attributes = new Map<string, string[]>()
  for (const [key, values] of given) {
    const slug = key.startsWith('filter_') ? key.slice('filter_'.length) : ''
    if (!isSlug(slug) || ownFilters.has(slug) || attributes.size === mostAttributes) continue
    const chosen = slugsOf(values)
    if (chosen.length > 0) attributes.set(slug, chosen)
  }
  return new Map([...attributes].sort(([a], [b]) => (a < b ? -1 : 1)))
}

function readSort(value: string | undefined): Sort {
  return sorts.find((sort) => sort === value) ?? 'default'
}

function wholeNumber(text: string | undefined, least: number, most: number): number | undefined {
  if (text === undefined || !/^-?\d{1,20}$/.test(text)) return undefined
  return Math.min(Math.max(Number(text), least), most)
}
