import { type Catalogue, findCategory, findProduct, findProductById } from './catalogue.ts'
import { type CataloguePageOnWire, cataloguePage } from './catalogue-page.ts'
import type { CatalogueBrand, CatalogueProduct } from './model.ts'
import { categoryTree } from './project-category.ts'
import { productCard, productDetail } from './project-product.ts'
import type { CatalogueViewer } from './query.ts'
import { readQuery } from './read-query.ts'
import { related } from './related.ts'
import type { ShelfOptions } from './shelves.ts'
import { suggest, usualSuggestions } from './suggest.ts'

/**
 * What the shop answers about its catalogue, in the form of the wire: the API over HTTP, and the browser to itself while it
 * has no line. Undefined is a 404. What is asked for comes as it was typed, and is kept within reason here.
 */

/** The API's default page size (catalogue.md#product-list). */
const usualPage = 24
/** catalogue.md#ranked-lists */
const usualShelf = 8
const longestShelf = 48
/** What wishlist and compare ask for at once. */
const mostIds = 100

export function pageAnswer(
  catalogue: Catalogue,
  search: Parameters<typeof readQuery>[0],
  viewer: CatalogueViewer,
): CataloguePageOnWire | undefined {
  const query = readQuery(search, { limit: usualPage })
  if (query.category !== undefined && !findCategory(catalogue, query.category)) return undefined
  return cataloguePage(catalogue, query, viewer)
}

export function suggestionsAnswer(
  catalogue: Catalogue,
  { q, limit }: { q: string; limit?: number | undefined },
  viewer: CatalogueViewer,
) {
  return listed(suggest(catalogue, q, within(limit, usualSuggestions), viewer))
}

export function shelfAnswer(
  catalogue: Catalogue,
  shelf: (catalogue: Catalogue, options: ShelfOptions) => CatalogueProduct[],
  { limit, category }: { limit?: number | undefined; category?: string | undefined },
  viewer: CatalogueViewer,
) {
  if (category !== undefined && !findCategory(catalogue, category)) return undefined
  return cards(catalogue, shelf(catalogue, { limit: within(limit, usualShelf), category }), viewer)
}

export function relatedAnswer(
  catalogue: Catalogue,
  slug: string,
  limit: number | undefined,
  viewer: CatalogueViewer,
) {
  if (!findProduct(catalogue, slug)) return undefined
  return cards(catalogue, related(catalogue, slug, within(limit, usualShelf)), viewer)
}

export function productAnswer(catalogue: Catalogue, slug: string, viewer: CatalogueViewer) {
  const product = findProduct(catalogue, slug)
  return product && productDetail(catalogue, product, viewer)
}

/** `3,14,15`: in that order, each once; unknown ids are passed over. */
export function productsAnswer(catalogue: Catalogue, ids: string, viewer: CatalogueViewer) {
  const wanted = ids.split(',', mostIds).filter((id) => /^\d{1,10}$/.test(id))
  const products = [...new Set(wanted)].flatMap((id) => findProductById(catalogue, Number(id)) ?? [])
  return listed(products.map((product) => productDetail(catalogue, product, viewer)))
}

export function categoriesAnswer(catalogue: Catalogue) {
  return { data: categoryTree(catalogue), total: catalogue.data.categories.length }
}

export function brandOnWire({ id, slug, name, logo }: CatalogueBrand) {
  return { id, slug, name, logo }
}

function cards(catalogue: Catalogue, products: readonly CatalogueProduct[], viewer: CatalogueViewer) {
  return listed(products.map((product) => productCard(catalogue, product, viewer)))
}

function listed<T>(data: readonly T[]) {
  return { data, total: data.length }
}

/** As many as are asked for, within reason. */
function within(limit: number | undefined, usual: number): number {
  return Math.min(Math.max(Math.trunc(limit ?? usual) || usual, 1), longestShelf)
}
