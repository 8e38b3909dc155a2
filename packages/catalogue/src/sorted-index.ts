import type { CatalogueProduct } from './model.ts'
import type { PriceColumn } from './price-column.ts'
import type { ProductRow, ProductTable } from './product-table.ts'

/** Slots of all products, sorted. Empty slots are left out. */
export type SortedIndex = Int32Array

export type CompareSlots = (a: number, b: number) => number

/** Matches the database's lists, which sort by `es-x-icu`. */
const collator = new Intl.Collator('es')

type CompareProducts = (a: CatalogueProduct, b: CatalogueProduct) => number

/** In stock first, then featured, then by units sold, rating and age. */
export const byDefault: CompareProducts = (a, b) =>
  Number(b.stock > 0) - Number(a.stock > 0) ||
  Number(b.featured) - Number(a.featured) ||
  b.sold - a.sold ||
  b.rating - a.rating ||
  b.createdAt - a.createdAt ||
  a.id - b.id

export const byName: CompareProducts = (a, b) => collator.compare(a.name, b.name) || a.id - b.id

export const byRating: CompareProducts = (a, b) => b.rating - a.rating || b.reviews - a.reviews || a.id - b.id

export function compareSlots({ rows }: ProductTable, compare: CompareProducts): CompareSlots {
  return (a, b) => {
    const left = rows[a]
    const right = rows[b]
    return left && right ? compare(left.product, right.product) : a - b
  }
}

/** Products without a price come last in both directions (catalogue.md#filters-and-sorting). */
export function comparePrices(
  table: ProductTable,
  { amounts }: PriceColumn,
  direction: 1 | -1,
): CompareSlots {
  const byId = compareSlots(table, (a, b) => a.id - b.id)
  return (a, b) => {
    const left = amounts[a] ?? Number.NaN
    const right = amounts[b] ?? Number.NaN
    if (left === right) return byId(a, b)
    const missing = Number(Number.isNaN(left)) - Number(Number.isNaN(right))
    return missing || (left - right) * direction || byId(a, b)
  }
}

type Slots = readonly (ProductRow | undefined)[]

export function sortSlots(rows: Slots, compare: CompareSlots): SortedIndex {
  const slots: number[] = []
  rows.forEach((row, slot) => {
    if (row) slots.push(slot)
  })
  return Int32Array.from(slots.sort(compare))
}

/** Moves a few changed slots to their new positions without sorting the rest again. */
export function updateSortedIndex(
  sorted: SortedIndex,
  rows: Slots,
  changed: readonly number[],
  compare: CompareSlots,
): SortedIndex {
  if (changed.length === 0) return sorted
  if (changed.length * 4 > sorted.length) return sortSlots(rows, compare)
  const moved = new Set(changed)
  const unmoved = sorted.filter((slot) => !moved.has(slot))
  const inserted = changed.filter((slot) => rows[slot] !== undefined).sort(compare)
  const result = new Int32Array(unmoved.length + inserted.length)
  let from = 0
  inserted.forEach((slot, index) => {
    const to = firstAfter(unmoved, slot, compare)
    result.set(unmoved.subarray(from, to), from + index)
    result[to + index] = slot
    from = to
  })
  result.set(unmoved.subarray(from), from + inserted.length)
  return result
}

function firstAfter(sorted: SortedIndex, slot: number, compare: CompareSlots): number {
  let low = 0
  let high = sorted.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if (compare(sorted[middle] ?? 0, slot) < 0) low = middle + 1
    else high = middle
  }
  return low
}
