import { isSlug } from '@tecnoclick/domain/platform/slug'
import { type CatalogueQuery, type PriceRange, type Sort, sorts } from './query.ts'

/** The screen lists 12 products by default, the API 24 (catalogue.md#product-list). A category page sets `category`. */
export interface QueryDefaults {
  limit: number
  category?: string | undefined
}

export const maxPageSize = 100
export const maxTextLength = 100
/** Above any price; used for the missing end of `100-`. */
export const maxPrice = 999_999_999

const maxPage = 1_000_000
const maxAttributes = 20
const maxValues = 50
/** Control characters and lone surrogates, which cannot be encoded in a URL. */
const unencodable = /[\p{Cc}\p{Cs}]+/gu

/**
 * Parses the query string of a product list (catalogue.md#product-list). The first of repeated keys counts. Unknown keys and
 * invalid values are ignored.
 */
export function readQuery(
  search: Iterable<readonly [string, string | undefined]>,
  defaults: QueryDefaults,
): CatalogueQuery {
  const params = firstValues(search)
  return {
    category:
      slugsOf(params.get('filter_category'))[0] ?? slugsOf(params.get('category'))[0] ?? defaults.category,
    text: readText(params.get('q')),
    brands: slugsOf(params.get('filter_brand')),
    price: readPrice(params.get('filter_price')),
    discount: readDiscount(params.get('filter_discount')),
    attributes: readAttributes(params),
    sort: readSort(params.get('sort')),
    page: wholeNumber(params.get('page'), 1, maxPage) ?? 1,
    limit: wholeNumber(params.get('limit'), 1, maxPageSize) ?? defaults.limit,
  }
}

function firstValues(search: Iterable<readonly [string, string | undefined]>): Map<string, string> {
  const params = new Map<string, string>()
  for (const [key, value] of search) if (value !== undefined && !params.has(key)) params.set(key, value)
  return params
}

/** Sorted and without duplicates, so that one selection has one URL. */
function slugsOf(values = ''): string[] {
  return [...new Set(values.split(',', maxValues).filter(isSlug))].sort()
}

function readText(text: string | undefined): string | undefined {
  // Cut before running the patterns, which bounds their cost.
  const cleaned = text
    ?.slice(0, 4 * maxTextLength)
    .replace(unencodable, ' ')
    .replace(/\s+/gu, ' ')
    .trim()
  return cleaned ? [...cleaned].slice(0, maxTextLength).join('').trimEnd() : undefined
}

/** `100-500`, `100-` or `-500`. */
function readPrice(range: string | undefined): PriceRange | undefined {
  const ends = range?.match(/^(\d{0,9})-(\d{0,9})$/)
  if (!ends || (ends[1] === '' && ends[2] === '')) return undefined
  const from = Number(ends[1])
  const to = ends[2] === '' ? maxPrice : Number(ends[2])
  return from <= to ? { from, to } : undefined
}

function readDiscount(value: string | undefined): 'yes' | 'no' | undefined {
  return value === 'yes' || value === 'no' ? value : undefined
}

const reservedFilters = new Set(['brand', 'price', 'discount', 'category'])

function readAttributes(params: ReadonlyMap<string, string>): Map<string, string[]> {
  const attributes = new Map<string, string[]>()
  for (const [key, values] of params) {
    const slug = key.startsWith('filter_') ? key.slice('filter_'.length) : ''
    if (!isSlug(slug) || reservedFilters.has(slug) || attributes.size === maxAttributes) continue
    const chosen = slugsOf(values)
    if (chosen.length > 0) attributes.set(slug, chosen)
  }
  return new Map([...attributes].sort(([a], [b]) => (a < b ? -1 : 1)))
}

function readSort(value: string | undefined): Sort {
  return sorts.find((sort) => sort === value) ?? 'default'
}

function wholeNumber(text: string | undefined, min: number, max: number): number | undefined {
  if (text === undefined || !/^-?\d{1,20}$/.test(text)) return undefined
  return Math.min(Math.max(Number(text), min), max)
}
