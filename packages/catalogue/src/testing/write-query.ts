import type { CatalogueQuery } from '../query.ts'
import type { QueryDefaults } from '../read-query.ts'

/** The inverse of `readQuery`: a query string without `?`, without defaults, in a fixed order (catalogue.md#product-list). */
export function writeQuery(query: CatalogueQuery, defaults: QueryDefaults): string {
  const { category, text, brands, price, discount, attributes, sort, page, limit } = query
  const words: [string, string][] = []
  if (text) words.push(['q', text])
  if (category !== undefined && category !== defaults.category) words.push(['category', category])
  if (brands.length > 0) words.push(['filter_brand', brands.join(',')])
  if (price) words.push(['filter_price', `${price.from}-${price.to}`])
  if (discount) words.push(['filter_discount', discount])
  for (const [slug, values] of attributes) words.push([`filter_${slug}`, values.join(',')])
  if (sort !== 'default') words.push(['sort', sort])
  if (limit !== defaults.limit) words.push(['limit', String(limit)])
  if (page !== 1) words.push(['page', String(page)])
  return words.map(([key, value]) => `${key}=${encode(value)}`).join('&')
}

/** Keeps commas and spaces readable; both are safe in a query string. */
function encode(value: string): string {
  return encodeURIComponent(value).replaceAll('%2C', ',').replaceAll('%20', '+')
}
