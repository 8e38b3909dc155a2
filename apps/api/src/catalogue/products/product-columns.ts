import type { ProductChange } from '@tecnoclick/contract/catalogue/products/schemas'
import type { products } from '@tecnoclick/database/schema/catalogue/products'
import { productFields } from '@tecnoclick/domain/catalogue/product-fields'
import { keysOf } from '@tecnoclick/domain/platform/fields'
import { omitUndefined } from '../../platform/rows/omit-undefined.ts'
import { toColumns } from '../../platform/rows/own-columns.ts'

type Columns = Partial<typeof products.$inferInsert>

/** The columns that staff edit. A field without its column in the table does not compile. */
export const editedColumns: readonly (keyof Columns)[] = [
  ...keysOf(productFields),
  'slug',
  'badges',
  'brandId',
]

/** The columns of the `products` table that a change sets. */
export function productColumns(change: ProductChange): Columns {
  const { slug, badges } = change
  return {
    ...toColumns(productFields, change),
    ...omitUndefined({ slug, badges: badges && [...new Set(badges)] }),
  }
}
