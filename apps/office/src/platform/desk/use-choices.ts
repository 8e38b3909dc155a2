import type { BrandRow } from '@tecnoclick/contract/catalogue/brands/schemas'
import type { CategoryRow } from '@tecnoclick/contract/catalogue/categories/schemas'
import { minutes } from '@tecnoclick/domain/platform/duration'
import type { SelectOption } from '@tecnoclick/ui/select-field'
import { useGetList } from 'ra-core'
import { inTree } from '../../catalogue/categories/category-tree.ts'

/** Few enough to come whole; a change made in this tab refreshes them. */
const whole = { pagination: { page: 1, perPage: 1000 }, sort: { field: 'name', order: 'ASC' } } as const
const kept = { staleTime: minutes(1) }

export function useEveryBrand(): readonly BrandRow[] {
  return useGetList<BrandRow>('brands', whole, kept).data ?? []
}

export function useEveryCategory(): readonly CategoryRow[] {
  return useGetList<CategoryRow>('categories', whole, kept).data ?? []
}

export function useBrandOptions(): SelectOption[] {
  return useEveryBrand().map(({ slug, name }) => ({ value: slug, label: name }))
}

/** In the order of the tree, each below its parent. */
export function useCategoryOptions(): SelectOption[] {
  return inTree(useEveryCategory()).map(({ row, depth }) => ({
    value: row.slug,
    label: `${'\u2003'.repeat(depth)}${row.name}`,
  }))
}
