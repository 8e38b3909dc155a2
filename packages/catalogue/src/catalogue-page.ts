import type { Catalogue } from './catalogue.ts'
import type { Facet } from './facets.ts'
import { listProducts } from './list-products.ts'
import { type CardOnWire, productCard } from './project-product.ts'
import type { CatalogueQuery, CatalogueViewer } from './query.ts'

export interface CataloguePageOnWire {
  data: CardOnWire[]
  total: number
  page: number
  pages: number
  limit: number
  facets: Facet[]
  approximate: boolean
}

/** `GET catalogue` (catalogue.md#calls), answered alike by server, browser and service worker. */
export function cataloguePage(
  catalogue: Catalogue,
  query: CatalogueQuery,
  viewer: CatalogueViewer,
): CataloguePageOnWire {
  const { items, ...list } = listProducts(catalogue, query, viewer)
  return { data: items.map((product) => productCard(catalogue, product, viewer)), ...list }
}
