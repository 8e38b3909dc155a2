import type { CatalogueProduct } from './model.ts'
import type { PriceColumn } from './price-column.ts'
import type { Rows } from './rows.ts'

/** Places in some order; gaps are in none. */
export type Order = Int32Array

export type Compare = (a: number, b: number) => number

/** As in the database's lists, which sort by `es-x-icu`. */
const collator = new Intl.Collator('es')

type CompareProducts = (a: CatalogueProduct, b: CatalogueProduct) => number

/** What is on the shelf first, then what staff put forward, then what sells and pleases, then the newest. */
export const byDefault: CompareProducts = (a, b) =>
  Number(b.stock > 0) - Number(a.stock > 0) ||
  Number(b.featured) - Number(a.featured) ||
  b.sold - a.sold ||
  b.rating - a.rating ||
  b.createdAt - a.createdAt ||
  a.id - b.id

export const byName: CompareProducts = (a, b) => collator.compare(a.name, b.name) || a.id - b.id

export const byRating: CompareProducts = (a, b) => b.rating - a.rating || b.reviews - a.reviews || a.id - b.id

export function comparePlaces({ rows }: Rows, compare: CompareProducts): Compare {
  return (a, b) => {
    const left = rows[a]
    const right = rows[b]
    return left && right ? compare(left.product, right.product) : a - b
  }
}

/** Without a price last, in both directions (catalogue.md#filters-and-sorting). */
export function comparePrices(rows: Rows, { amounts }: PriceColumn, direction: 1 | -1): Compare {
  const byId = comparePlaces(rows, (a, b) => a.id - b.id)
  return (a, b) => {
    const left = amounts[a] ?? Number.NaN
    const right = amounts[b] ?? Number.NaN
    if (left === right) return byId(a, b)
    const missing = Number(Number.isNaN(left)) - Number(Number.isNaN(right))
    return missing || (left - right) * direction || byId(a, b)
  }
}

export function sortRows({ rows }: Rows, compare: Compare): Order {
  const places: number[] = []
  rows.forEach((row, place) => {
    if (row) places.push(place)
  })
  return Int32Array.from(places.sort(compare))
}

/** Puts a few changed places where they now belong, without sorting the others again. */
export function reorder(order: Order, { rows }: Rows, changed: readonly number[], compare: Compare): Order {
  if (changed.length === 0) return order
  if (changed.length * 4 > order.length)
    return sortRows({ rows, byId: new Map(), bySlug: new Map() }, compare)
  const moving = new Set(changed)
  const kept = order.filter((place) => !moving.has(place))
  const coming = changed.filter((place) => rows[place] !== undefined).sort(compare)
  const result = new Int32Array(kept.length + coming.length)
  let from = 0
  coming.forEach((place, index) => {
    const to = firstAfter(kept, place, compare)
    result.set(kept.subarray(from, to), from + index)
    result[to + index] = place
    from = to
  })
  result.set(kept.subarray(from), from + coming.length)
  return result
}

function firstAfter(order: Order, place: number, compare: Compare): number {
  let low = 0
  let high = order.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if (compare(order[middle] ?? 0, place) < 0) low = middle + 1
    else high = middle
  }
  return low
}
