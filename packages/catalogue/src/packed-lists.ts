import type { ProductTable } from './product-table.ts'

/** Lists stored end to end: list n is `entries` from `starts[n]` up to `starts[n + 1]`. */
export interface PackedLists {
  readonly starts: Int32Array
  readonly entries: Int32Array
}

/** Facet values by slot. One typed array is several times faster to scan than ten thousand small ones. */
export function packValues({ rows }: ProductTable): PackedLists {
  const starts = new Int32Array(rows.length + 1)
  rows.forEach((row, slot) => {
    starts[slot + 1] = (starts[slot] ?? 0) + (row?.facetValues.length ?? 0)
  })
  const entries = new Int32Array(starts[rows.length] ?? 0)
  rows.forEach((row, slot) => {
    if (row) entries.set(row.facetValues, starts[slot] ?? 0)
  })
  return { starts, entries }
}

/** Slots by facet value, including search-only values. */
export function packSlots({ rows }: ProductTable, valueCount: number): PackedLists {
  const starts = new Int32Array(valueCount + 1)
  eachValue(rows, (facetValue) => {
    starts[facetValue + 1] = (starts[facetValue + 1] ?? 0) + 1
  })
  for (let facetValue = 0; facetValue < valueCount; facetValue++)
    starts[facetValue + 1] = (starts[facetValue + 1] ?? 0) + (starts[facetValue] ?? 0)
  const entries = new Int32Array(starts[valueCount] ?? 0)
  const next = starts.slice()
  eachValue(rows, (facetValue, slot) => {
    const at = next[facetValue] ?? 0
    entries[at] = slot
    next[facetValue] = at + 1
  })
  return { starts, entries }
}

function eachValue(rows: ProductTable['rows'], visit: (facetValue: number, slot: number) => void): void {
  rows.forEach((row, slot) => {
    if (!row) return
    for (const facetValue of row.facetValues) visit(facetValue, slot)
    for (const facetValue of row.searchOnly) visit(facetValue, slot)
  })
}
