import type {
  NewProductOption,
  ProductChange,
  ProductRow,
} from '@tecnoclick/contract/catalogue/products/schemas'
import type { Drizzle, Transaction } from '@tecnoclick/database/connect'
import type { products } from '@tecnoclick/database/schema/catalogue/products'
import type { Refusal } from '../../platform/http/refusal.ts'

/** What the import borrows of the products' own feature. */
export interface ProductShelf {
  /** Products with all their parts, as staff edit them. */
  rows(db: Drizzle | Transaction, rows: readonly (typeof products.$inferSelect)[]): Promise<ProductRow[]>
  /** The product's own columns of a change. */
  columns(change: ProductChange): Partial<typeof products.$inferInsert>
  writeOptions(
    tx: Transaction,
    productId: number,
    options: readonly NewProductOption[],
  ): Promise<Refusal | undefined>
}
