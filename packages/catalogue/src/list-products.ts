import type { PricingContext } from '@tecnoclick/domain/catalogue/prices'
import type { Catalogue } from './catalogue.ts'
import { createFacets, type Facet } from './facets.ts'
import type { CatalogueProduct } from './model.ts'
import type { CatalogueQuery } from './query.ts'
import { searchProducts } from './search-products.ts'
import { selectRows } from './select-rows.ts'

export interface ProductList {
  items: CatalogueProduct[]
  total: number
  /** The last page if the requested one is beyond it. */
  page: number
  pages: number
  limit: number
  facets: Facet[]
  /** Nothing matched exactly; spelling mistakes were allowed. */
  approximate: boolean
}

export function listProducts(
  catalogue: Catalogue,
  query: CatalogueQuery,
  pricing: PricingContext,
): ProductList {
  const found = query.text === undefined ? undefined : searchProducts(catalogue, query.text)
  const selection = selectRows(catalogue, query, pricing, found?.scores)
  const slots = found && query.sort === 'default' ? bestFirst(selection.slots, found.scores) : selection.slots
  const total = slots.length
  const pages = Math.max(1, Math.ceil(total / query.limit))
  const page = Math.min(query.page, pages)
  const start = (page - 1) * query.limit
  return {
    items: productsAt(catalogue, slots.subarray(start, start + query.limit)),
    total,
    page,
    pages,
    limit: query.limit,
    facets: createFacets(catalogue, query, selection),
    approximate: found?.approximate ?? false,
  }
}

/** Products that match a text, best first. */
export function findByText(catalogue: Catalogue, text: string, limit: number): CatalogueProduct[] {
  const { scores } = searchProducts(catalogue, text)
  const slots = catalogue.sorted('default', { wholesale: false, currency: 'USD' })
  const found = slots.filter((slot) => (scores[slot] ?? 0) > 0)
  return productsAt(catalogue, bestFirst(found, scores).subarray(0, limit))
}

/** More than there are products: packs score and position into one sortable number. */
const positions = 2 ** 24

/** Stable: products with equal scores keep their order, in which those in stock come first. */
function bestFirst(slots: Int32Array, scores: Int32Array): Int32Array {
  const keys = Float64Array.from(slots, (slot, at) => at - (scores[slot] ?? 0) * positions).sort()
  return Int32Array.from(keys, (key) => slots[((key % positions) + positions) % positions] ?? 0)
}

function productsAt({ table: { rows } }: Catalogue, slots: Int32Array): CatalogueProduct[] {
  const products: CatalogueProduct[] = []
  for (const slot of slots) {
    const row = rows[slot]
    if (row) products.push(row.product)
  }
  return products
}
