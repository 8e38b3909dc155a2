import type { BrandRow } from '@tecnoclick/contract/catalogue/brands/schemas'
import type { CategoryRow } from '@tecnoclick/contract/catalogue/categories/schemas'
import type { SelectOption } from '@tecnoclick/ui/select-field'
import { useAllRows } from '../platform/api/use-api-query.ts'
import type { SearchOption } from '../platform/form/search-select-options.ts'

export function useBrands(): readonly BrandRow[] {
  return useAllRows<BrandRow>('brands') ?? []
}

export function useBrandOptions(): SelectOption[] {
  return useBrands().map(({ slug, name }) => ({ value: slug, label: name }))
}

export function useCategories(): readonly CategoryRow[] {
  return useAllRows<CategoryRow>('categories') ?? []
}

export function useCategoryOptions(): SelectOption[] {
  return flattenTree(useCategories()).map((entry) => ({ value: entry.row.slug, label: indentedName(entry) }))
}

/** For a search: each category with the names above it. */
export function useCategorySearch(): SearchOption[] {
  const rows = useCategories()
  const byId = new Map(rows.map((row) => [row.id, row]))
  const pathOf = ({ parentId }: CategoryRow): string[] => {
    const parent = parentId === null ? undefined : byId.get(parentId)
    return parent ? [...pathOf(parent), parent.name] : []
  }
  return flattenTree(rows).map(({ row }) => ({
    value: row.slug,
    label: row.name,
    detail: pathOf(row).join(' › ') || undefined,
  }))
}

interface TreeEntry {
  row: CategoryRow
  depth: number
}

/** Every category after its parent, siblings by position and name. One whose parent is missing is a root. */
export function flattenTree(rows: readonly CategoryRow[]): TreeEntry[] {
  const ids = new Set(rows.map(({ id }) => id))
  const byParent = Map.groupBy(rows, ({ parentId }) =>
    parentId !== null && ids.has(parentId) ? parentId : null,
  )
  const walk = (parent: number | null, depth: number): TreeEntry[] =>
    (byParent.get(parent) ?? [])
      .toSorted((one, other) => one.position - other.position || one.name.localeCompare(other.name, 'es'))
      .flatMap((row) => [{ row, depth }, ...walk(row.id, depth + 1)])
  return walk(null, 0)
}

/** A `select` ignores leading spaces but not em spaces. */
export function indentedName({ row, depth }: TreeEntry): string {
  return `${'\u2003'.repeat(depth)}${row.name}`
}

/** The ids of a category and all below it. None of them can be its parent. */
export function withDescendants(rows: readonly CategoryRow[], id: number): Set<number> {
  const children = rows.filter(({ parentId }) => parentId === id)
  return new Set([id, ...children.flatMap((child) => [...withDescendants(rows, child.id)])])
}
