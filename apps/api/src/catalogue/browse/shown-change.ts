import type { CatalogueProduct } from '@tecnoclick/catalogue/model'
import { shownStock } from '@tecnoclick/domain/catalogue/shown-stock'

/**
 * Whether a page that showed the one is wrong for the other. A sale from a full shelf changes a number that no page
 * prints, and must not cost the shop its whole page cache; the last units and the end of them do.
 */
export function looksDifferent(before: CatalogueProduct | undefined, after: CatalogueProduct): boolean {
  return before === undefined || faceOf(before) !== faceOf(after)
}

/** Both come from the same statement, so that equal products are equal text. */
export function isSame(before: CatalogueProduct | undefined, after: CatalogueProduct): boolean {
  return before !== undefined && JSON.stringify(before) === JSON.stringify(after)
}

function faceOf(product: CatalogueProduct): string {
  return JSON.stringify({ ...product, stock: shownStock(product.stock) })
}
