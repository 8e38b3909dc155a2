import type {
  NewCombo,
  NewProductOption,
  ProductChange,
  ProductRow,
} from '@tecnoclick/contract/catalogue/products/schemas'
import type { Drizzle, Transaction } from '@tecnoclick/database/connect'
import type { products } from '@tecnoclick/database/schema/catalogue/products'
import type { Refusal } from '../../platform/http/refusal.ts'

/** The functions of `catalogue/products` that the import uses. Passed in, because features do not import each other. */
export interface ProductStore {
  /** Products with all details, as staff edit them. */
  rows(db: Drizzle | Transaction, rows: readonly (typeof products.$inferSelect)[]): Promise<ProductRow[]>
  /** The columns that staff edit. */
  editedColumns: readonly (keyof typeof products.$inferInsert)[]
  /** Those of them that a change sets. */
  columns(change: ProductChange): Partial<typeof products.$inferInsert>
  writeOptions(
    tx: Transaction,
    productId: number,
    options: readonly NewProductOption[],
  ): Promise<Refusal | undefined>
  writeCombo(
    tx: Transaction,
    combo: { id: number; actorId: number },
    content: NewCombo,
  ): Promise<Refusal | undefined>
  lockCartsWith(tx: Transaction, comboId: number): Promise<void>
}
