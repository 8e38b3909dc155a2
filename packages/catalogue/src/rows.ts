import type { CatalogueProduct } from './model.ts'
import { type ProductTraits, type Traits, traitsOf } from './traits.ts'
import { readWords, stem, stopWords } from './words.ts'

/** A product with what is worked out once from its texts and traits. */
export interface Row extends ProductTraits {
  readonly product: CatalogueProduct
  /** The name's words in order, to tell what it begins with. */
  readonly nameWords: readonly string[]
}

/**
 * Products by place. A product keeps its place while it lives, so that what is sorted and indexed by place outlasts a
 * change; a removed one leaves a gap for the next newcomer.
 */
export interface Rows {
  readonly rows: readonly (Row | undefined)[]
  readonly byId: ReadonlyMap<number, number>
  readonly bySlug: ReadonlyMap<string, number>
}

export interface RowChange {
  place: number
  before: CatalogueProduct | undefined
  after: CatalogueProduct | undefined
}

export const noRows: Rows = { rows: [], byId: new Map(), bySlug: new Map() }

export function changeRows(
  before: Rows,
  products: readonly CatalogueProduct[],
  removedIds: readonly number[],
  traits: Traits,
): { rows: Rows; changes: RowChange[] } {
  const latest = new Map(products.map((product) => [product.id, product]))
  const rows = before.rows.slice()
  const changes: RowChange[] = []
  const gaps = before.byId.size === rows.length ? [] : gapsIn(rows)
  for (const id of new Set(removedIds)) {
    const place = latest.has(id) ? undefined : before.byId.get(id)
    const gone = place === undefined ? undefined : rows[place]
    if (place === undefined || !gone) continue
    rows[place] = undefined
    gaps.push(place)
    changes.push({ place, before: gone.product, after: undefined })
  }
  for (const after of latest.values()) {
    const place = before.byId.get(after.id) ?? gaps.pop() ?? rows.length
    const old = before.byId.has(after.id) ? rows[place] : undefined
    const nameWords = old?.product.name === after.name ? old.nameWords : nameWordsOf(after.name)
    rows[place] = { product: after, nameWords, ...traitsOf(after, traits) }
    changes.push({ place, before: old?.product, after })
  }
  return { rows: { rows, ...whereabouts(before, changes) }, changes }
}

/** Copied only where somebody came, went or was renamed: most changes are of stock and price. */
function whereabouts(before: Rows, changes: readonly RowChange[]): Pick<Rows, 'byId' | 'bySlug'> {
  const movers = changes.filter(({ before, after }) => before?.slug !== after?.slug)
  if (movers.length === 0) return { byId: before.byId, bySlug: before.bySlug }
  const byId = new Map(before.byId)
  const bySlug = new Map(before.bySlug)
  // All old slugs leave before any new one comes: two products may swap theirs.
  for (const { before: old } of movers) {
    if (!old) continue
    byId.delete(old.id)
    bySlug.delete(old.slug)
  }
  for (const { place, after } of movers) {
    if (!after) continue
    byId.set(after.id, place)
    bySlug.set(after.slug, place)
  }
  return { byId, bySlug }
}

/** The same products after categories, brands or attributes were renumbered. */
export function retraitRows({ rows, byId, bySlug }: Rows, traits: Traits): Rows {
  return { rows: rows.map((row) => row && { ...row, ...traitsOf(row.product, traits) }), byId, bySlug }
}

function gapsIn(rows: Rows['rows']): number[] {
  const gaps: number[] = []
  rows.forEach((row, place) => {
    if (!row) gaps.push(place)
  })
  return gaps
}

export function productsOf({ rows }: Rows): CatalogueProduct[] {
  const products: CatalogueProduct[] = []
  for (const row of rows) if (row) products.push(row.product)
  return products
}

function nameWordsOf(name: string): string[] {
  return readWords(name)
    .filter(({ whole }) => !stopWords.has(whole))
    .map(({ whole }) => stem(whole))
}
