import type { CategoryRow } from '@tecnoclick/contract/catalogue/categories/schemas'

export interface TreeEntry {
  row: CategoryRow
  depth: number
}

/** Every category after its parent, brothers by position and name. One whose parent is missing stands at the top. */
export function inTree(rows: readonly CategoryRow[]): TreeEntry[] {
  const known = new Set(rows.map(({ id }) => id))
  const below = Map.groupBy(rows, ({ parentId }) =>
    parentId !== null && known.has(parentId) ? parentId : null,
  )
  const walk = (parent: number | null, depth: number): TreeEntry[] =>
    (below.get(parent) ?? [])
      .toSorted((one, other) => one.position - other.position || one.name.localeCompare(other.name, 'es'))
      .flatMap((row) => [{ row, depth }, ...walk(row.id, depth + 1)])
  return walk(null, 0)
}

/** A category and everything below it: none of them can be its parent. */
export function withDescendants(rows: readonly CategoryRow[], id: number): Set<number> {
  const children = rows.filter(({ parentId }) => parentId === id)
  return new Set([id, ...children.flatMap((child) => [...withDescendants(rows, child.id)])])
}
