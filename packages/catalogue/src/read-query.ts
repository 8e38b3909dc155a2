import { isSlug } from '@tecnoclick/domain/platform/slug'
import { type CatalogueQuery, type PriceRange, type Sort, sorts } from './query.ts'

/**
 * Defaults of the address: the screen lists 12, the API 24 (catalogue.md#product-list); a category page has its own
 * category.
 */
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
/** Control characters and halves of characters, which no address can hold. */
const controls = /[\p{Cc}\p{Cs}]+/gu

/**
 * Reads the query of a list (catalogue.md#product-list). Of a repeated key the first counts; anything that is no
 * filter, number or slug is ignored.
 */
export function readQuery(
  search: Iterable<readonly [string, string | undefined]>,
  defaults: QueryDefaults,
): CatalogueQuery {
  const given = collect(search)
  return {
    category:
      slugsOf(given.get('filter_category'))[0] ?? slugsOf(given.get('category'))[0] ?? defaults.category,
    text: readText(given.get('q')),
    brands: slugsOf(given.get('filter_brand')),
    price: readPrice(given.get('filter_price')),
    discount: readDiscount(given.get('filter_discount')),
    attributes: readAttributes(given),
    sort: readSort(given.get('sort')),
    page: wholeNumber(given.get('page'), 1, lastPage) ?? 1,
    limit: wholeNumber(given.get('limit'), 1, largestLimit) ?? defaults.limit,
  }
}

function collect(search: Iterable<readonly [string, string | undefined]>): Map<string, string> {
  const given = new Map<string, string>()
  for (const [key, value] of search) if (value !== undefined && !given.has(key)) given.set(key, value)
  return given
}

/** Sorted and each once, so that one choice has one address. */
function slugsOf(values = ''): string[] {
  return [...new Set(values.split(',', mostValues).filter(isSlug))].sort()
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

/** `100-500`; an end may be missing. */
function readPrice(range: string | undefined): PriceRange | undefined {
  const ends = range?.match(/^(\d{0,9})-(\d{0,9})$/)
  if (!ends || (ends[1] === '' && ends[2] === '')) return undefined
  const from = Number(ends[1])
  const to = ends[2] === '' ? highestPrice : Number(ends[2])
  return from <= to ? { from, to } : undefined
}

function readDiscount(value: string | undefined): 'yes' | 'no' | undefined {
  return value === 'yes' || value === 'no' ? value : undefined
}

const ownFilters = new Set(['brand', 'price', 'discount', 'category'])

function readAttributes(given: ReadonlyMap<string, string>): Map<string, string[]> {
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
