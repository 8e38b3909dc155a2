import type { CatalogueProduct } from './model.ts'
import type { PriceColumn } from './price-column.ts'
import type { ProductTable } from './product-table.ts'
import { foldText } from './words.ts'

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

export function compareSlots({ products }: ProductTable, compare: CompareProducts): CompareSlots {
  return (a, b) => {
    const left = products[a]
    const right = products[b]
    return left && right ? compare(left, right) : a - b
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

export function sortSlots({ products }: ProductTable, compare: CompareSlots): SortedIndex {
  return Int32Array.from(usedSlots(products).sort(compare))
}

/** Comparing by locale is slow. Sorted by their folded text first, names are nearly in order and need few comparisons. */
export function sortByName(table: ProductTable, compare: CompareSlots): SortedIndex {
  const folded = table.products.map((product) => product && foldText(product.name))
  const slots = usedSlots(table.products).sort((a, b) => {
    const left = folded[a] ?? ''
    const right = folded[b] ?? ''
    return left < right ? -1 : left > right ? 1 : 0
  })
  return Int32Array.from(slots.sort(compare))
}

function usedSlots(products: ProductTable['products']): number[] {
  const slots: number[] = []
  products.forEach((product, slot) => {
    if (product) slots.push(slot)
  })
  return slots
}

/** Moves a few changed slots to their new positions without sorting the rest again. */
export function updateSortedIndex(
  sorted: SortedIndex,
  table: ProductTable,
  changed: readonly number[],
  compare: CompareSlots,
): SortedIndex {
  if (changed.length === 0) return sorted
  if (changed.length * 4 > sorted.length) return sortSlots(table, compare)
  const unmoved = without(sorted, changed, table.products.length)
  const inserted = changed.filter((slot) => table.products[slot] !== undefined).sort(compare)
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

function without(sorted: SortedIndex, changed: readonly number[], slots: number): SortedIndex {
  const isMoved = new Uint8Array(slots)
  for (const slot of changed) isMoved[slot] = 1
  const kept = new Int32Array(sorted.length)
  let count = 0
  for (let at = 0; at < sorted.length; at++) {
    const slot = sorted[at] ?? 0
    if (isMoved[slot] === 0) kept[count++] = slot
  }
  return kept.subarray(0, count)
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
