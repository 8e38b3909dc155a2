import type { CatalogueQuery, PriceRange, Sort } from './query.ts'

/** A filter in force, as a chip shows it: `{slug: 'brand', value: 'epson'}`, `{slug: 'price', value: '100-500'}`. */
export interface ActiveFilter {
  slug: string
  value: string
}

/** Every change of filter, sort or page size starts again at page 1 (A §4). */
function changed(query: CatalogueQuery, part: Partial<CatalogueQuery>): CatalogueQuery {
  return { ...query, page: 1, ...part }
}

/**
 * Takes a value in or out. `one`: the values exclude each other (radio), so the new one replaces the old. Slugs are the
 * facets' own: `category`, `brand`, `discount` (with `any` for no choice) or an attribute's.
 */
export function withFilterToggled(
  query: CatalogueQuery,
  slug: string,
  value: string,
  choice: 'many' | 'one' = 'many',
): CatalogueQuery {
  if (slug === 'category') return changed(query, { category: query.category === value ? undefined : value })
  if (slug === 'brand') return changed(query, { brands: toggled(query.brands, value, choice) })
  if (slug === 'discount') return changed(query, { discount: toggledDiscount(query.discount, value) })
  const values = toggled(query.attributes.get(slug) ?? [], value, choice)
  const others = [...query.attributes].filter(([other]) => other !== slug)
  const chosen: [string, readonly string[]][] = values.length > 0 ? [...others, [slug, values]] : others
  return changed(query, { attributes: new Map(chosen.sort(([a], [b]) => (a < b ? -1 : 1))) })
}

function toggled(values: readonly string[], value: string, choice: 'many' | 'one'): readonly string[] {
  if (values.includes(value)) return values.filter((other) => other !== value)
  return choice === 'one' ? [value] : [...values, value].sort()
}

function toggledDiscount(current: CatalogueQuery['discount'], value: string): CatalogueQuery['discount'] {
  if (value === current) return undefined
  return value === 'yes' || value === 'no' ? value : undefined
}

export function withPrice(query: CatalogueQuery, price: PriceRange | undefined): CatalogueQuery {
  return changed(query, { price })
}

export function withSort(query: CatalogueQuery, sort: Sort): CatalogueQuery {
  return changed(query, { sort })
}

export function withLimit(query: CatalogueQuery, limit: number): CatalogueQuery {
  return changed(query, { limit })
}

export function withPage(query: CatalogueQuery, page: number): CatalogueQuery {
  return { ...query, page }
}

/** 'Limpiar filtro': category and searched words say where one is and stay. */
export function withoutFilters(query: CatalogueQuery): CatalogueQuery {
  return changed(query, { brands: [], price: undefined, discount: undefined, attributes: new Map() })
}

export function activeFilters({ brands, price, discount, attributes }: CatalogueQuery): ActiveFilter[] {
  const active = brands.map((value): ActiveFilter => ({ slug: 'brand', value }))
  if (price) active.push({ slug: 'price', value: `${price.from}-${price.to}` })
  if (discount) active.push({ slug: 'discount', value: discount })
  for (const [slug, values] of attributes) active.push(...values.map((value) => ({ slug, value })))
  return active
}
