import { type BitSet, difference, slotsIn } from './bit-set.ts'
import type { Catalogue } from './catalogue.ts'

const totals = new WeakMap<object, Int32Array>()

/** How many products have each facet value, without any filter. */
export function countByFacetValue({ facetIndex, table: { facetValues } }: Catalogue): Int32Array {
  const cached = totals.get(facetValues)
  if (cached?.length === facetIndex.size) return cached
  const counts = new Int32Array(facetIndex.size)
  const { entries } = facetValues
  for (let at = 0; at < entries.length; at++) {
    const facetValue = entries[at] ?? 0
    counts[facetValue] = (counts[facetValue] ?? 0) + 1
  }
  totals.set(facetValues, counts)
  return counts
}

/** How many of the listed products have each facet value. Counts the others if they are fewer. */
export function countValues(catalogue: Catalogue, all: BitSet, listed: BitSet, total: number): Int32Array {
  const { facetIndex, table } = catalogue
  const rest = table.byId.size - total
  if (rest >= total) {
    const counts = new Int32Array(facetIndex.size)
    addValues(catalogue, slotsIn(listed, total), counts, 1)
    return counts
  }
  const counts = countByFacetValue(catalogue).slice()
  if (rest > 0) addValues(catalogue, slotsIn(difference(all, listed), rest), counts, -1)
  return counts
}

function addValues({ table }: Catalogue, slots: Int32Array, counts: Int32Array, step: 1 | -1): void {
  const { starts, entries } = table.facetValues
  for (let at = 0; at < slots.length; at++) {
    const slot = slots[at] ?? 0
    const end = starts[slot + 1] ?? 0
    for (let entry = starts[slot] ?? 0; entry < end; entry++) {
      const facetValue = entries[entry] ?? 0
      counts[facetValue] = (counts[facetValue] ?? 0) + step
    }
  }
}

/** Counts the values of one facet among other products, or among all of them. */
export function countOfFacet(
  catalogue: Catalogue,
  facet: number,
  among: BitSet | undefined,
  counts: Int32Array,
): void {
  const { facetOf, size } = catalogue.facetIndex
  const everywhere = countByFacetValue(catalogue)
  const { starts, entries } = catalogue.slotsByValue()
  for (let facetValue = facetOf.indexOf(facet); facetValue < size; facetValue++) {
    if (facetOf[facetValue] !== facet) return
    counts[facetValue] = among
      ? countAmong(among, entries, starts[facetValue] ?? 0, starts[facetValue + 1] ?? 0)
      : (everywhere[facetValue] ?? 0)
  }
}

function countAmong(among: BitSet, slots: Int32Array, from: number, to: number): number {
  let count = 0
  // Without a branch, which would be mispredicted half of the time.
  for (let at = from; at < to; at++) {
    const slot = slots[at] ?? 0
    count += ((among[slot >>> 5] ?? 0) >>> (slot & 31)) & 1
  }
  return count
}
