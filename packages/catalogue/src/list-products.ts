import type { Catalogue } from './catalogue.ts'
import { createFacets, type Facet } from './facets.ts'
import type { CatalogueProduct } from './model.ts'
import type { CatalogueQuery, CatalogueViewer } from './query.ts'
import { searchProducts } from './search-products.ts'
import { selectRows } from './select-rows.ts'

export interface ProductList {
  items: CatalogueProduct[]
  total: number
  /** The page shown: the last one where a later one was asked for. */
  page: number
  pages: number
  limit: number
  facets: Facet[]
  /** Nothing matched as written; these are near misses. */
  approximate: boolean
}

export function listProducts(
  catalogue: Catalogue,
  query: CatalogueQuery,
  viewer: CatalogueViewer,
): ProductList {
  const found = query.text === undefined ? undefined : searchProducts(catalogue, query.text)
  const selection = selectRows(catalogue, query, viewer, found?.scores)
  const places =
    found && query.sort === 'default' ? bestFirst(selection.places, found.scores) : selection.places
  const total = places.length
  const pages = Math.max(1, Math.ceil(total / query.limit))
  const page = Math.min(query.page, pages)
  const start = (page - 1) * query.limit
  return {
    items: productsAt(catalogue, places.subarray(start, start + query.limit)),
    total,
    page,
    pages,
    limit: query.limit,
    facets: createFacets(catalogue, query, selection),
    approximate: found?.approximate ?? false,
  }
}

/** The products a text finds, best first. */
export function findByText(catalogue: Catalogue, text: string, limit: number): CatalogueProduct[] {
  const { scores } = searchProducts(catalogue, text)
  const places = catalogue.order('default', { wholesale: false, currency: 'USD' })
  const found = places.filter((place) => (scores[place] ?? 0) > 0)
  return productsAt(catalogue, bestFirst(found, scores).subarray(0, limit))
}

const positions = 2 ** 24

/** Equal answers keep the order they come in, in which what is in stock stands first. */
function bestFirst(places: Int32Array, scores: Int32Array): Int32Array {
  const keys = Float64Array.from(places, (place, at) => at - (scores[place] ?? 0) * positions).sort()
  return Int32Array.from(keys, (key) => places[((key % positions) + positions) % positions] ?? 0)
}

function productsAt({ rows: { rows } }: Catalogue, places: Int32Array): CatalogueProduct[] {
  const products: CatalogueProduct[] = []
  for (const place of places) {
    const row = rows[place]
    if (row) products.push(row.product)
  }
  return products
}
