import type { PricingContext } from '@tecnoclick/domain/catalogue/prices'
import type { Catalogue } from './catalogue.ts'

/** Both ends included. Products without a price are last in the sorted index and in no range. */
export function slotsInPriceRange(
  catalogue: Catalogue,
  pricing: PricingContext,
  lowest: number,
  highest: number,
): Int32Array {
  const { amounts } = catalogue.prices(pricing)
  const sorted = catalogue.sorted('price_asc', pricing)
  const from = firstWhere(sorted, (slot) => !((amounts[slot] ?? Number.NaN) < lowest))
  const to = firstWhere(sorted, (slot) => !((amounts[slot] ?? Number.NaN) <= highest))
  return sorted.subarray(from, Math.max(from, to))
}

/** The first position from which the condition holds. */
function firstWhere(sorted: Int32Array, holds: (slot: number) => boolean): number {
  let low = 0
  let high = sorted.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if (holds(sorted[middle] ?? 0)) high = middle
    else low = middle + 1
  }
  return low
}
