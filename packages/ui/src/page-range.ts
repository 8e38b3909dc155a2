export type PageEntry = number | 'gap'

/**
 * Pages to show around the current one: the first, the last and `siblings` on either side. A gap hides two pages at
 * least (one page takes no more room than its gap), and the row keeps its length while one walks through it.
 */
export function pageRange(current: number, pages: number, siblings: number): PageEntry[] {
  const row = siblings * 2 + 5
  if (pages <= row) return span(1, pages)

  const from = Math.max(1, Math.min(current - siblings, pages - siblings * 2 - 2))
  const to = Math.min(pages, Math.max(current + siblings, siblings * 2 + 3))
  if (from <= 3) return [...span(1, to), 'gap', pages]
  if (to >= pages - 2) return [1, 'gap', ...span(from, pages)]
  return [1, 'gap', ...span(from, to), 'gap', pages]
}

function span(from: number, to: number): number[] {
  return Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index)
}
