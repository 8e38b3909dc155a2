import type { Catalogue } from './catalogue.ts'
import type { CatalogueProduct } from './model.ts'
import { byDefault } from './orders.ts'
import { brandFacet, categoryFacet } from './traits.ts'

/** What makes two products alike: each category they share counts, so that neighbours on a shelf come first. */
const weights = { category: 8, brand: 3, value: 1 }
const usualLimit = 8

/** Products like this one: from its own shelf, then from the family above it; what is in stock first. */
export function related(catalogue: Catalogue, slug: string, limit: number = usualLimit): CatalogueProduct[] {
  const { traits, rows } = catalogue
  const place = rows.bySlug.get(slug)
  const own = place === undefined ? undefined : rows.rows[place]
  if (!own) return []
  const shared = new Uint8Array(traits.size)
  for (const trait of own.counted) {
    const facet = traits.facetOf[trait]
    shared[trait] =
      facet === categoryFacet ? weights.category : facet === brandFacet ? weights.brand : weights.value
  }
  const alike: { product: CatalogueProduct; likeness: number }[] = []
  for (const row of rows.rows) {
    if (!row || row === own) continue
    const likeness = row.counted.reduce((sum, trait) => sum + (shared[trait] ?? 0), 0)
    if (likeness >= weights.category) alike.push({ product: row.product, likeness })
  }
  alike.sort(
    (a, b) =>
      Number(b.product.stock > 0) - Number(a.product.stock > 0) ||
      b.likeness - a.likeness ||
      byDefault(a.product, b.product),
  )
  return alike.slice(0, limit).map(({ product }) => product)
}
