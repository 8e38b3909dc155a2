import type { Catalogue } from './catalogue.ts'
import { findByText } from './list-products.ts'
import { type SuggestionOnWire, suggestion } from './project-product.ts'
import type { CatalogueViewer } from './query.ts'
import { longestText } from './read-query.ts'

/** Five suggestions (catalogue.md#search-and-suggestions). */
export const usualSuggestions = 5

export function suggest(
  catalogue: Catalogue,
  text: string,
  limit: number,
  viewer: CatalogueViewer,
): SuggestionOnWire[] {
  const asked = text.slice(0, longestText)
  return findByText(catalogue, asked, limit).map((product) => suggestion(product, viewer))
}
