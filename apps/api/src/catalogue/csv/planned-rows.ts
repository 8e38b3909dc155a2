import type { NewProduct, ProductChange } from '@tecnoclick/contract/catalogue/products/schemas'
import type { products } from '@tecnoclick/database/schema/catalogue/products'
import type { Actor } from '../../platform/audit/record-audit.ts'
import type { ColumnKey } from './columns.ts'
import type { ComboPart } from './combo-cells.ts'
import type { CsvProduct } from './csv-products.ts'
import type { KnownParts } from './known-parts.ts'
import type { ProductStore } from './product-store.ts'
import type { VariantOptions } from './variant-cells.ts'

/** What a row says of a combo; undefined to leave it unchanged. */
export interface PlannedCombo {
  parts?: readonly ComboPart[] | undefined
  discount?: number | null | undefined
  /** By name. */
  service?: string | null | undefined
}

export interface StoredProduct {
  row: typeof products.$inferSelect
  whole: CsvProduct
}

interface Planned {
  line: number
  sku: string
  name: string
  columns: ColumnKey[]
  /** The new stock; undefined to leave it unchanged. */
  stock: number | undefined
  /** Of a variant: the SKU of its product, and what it is of its options, undefined to leave that unchanged. */
  variant?: { of: string; options: VariantOptions | undefined }
  combo?: PlannedCombo
}

export interface NewRow extends Planned {
  kind: 'added'
  body: NewProduct
}

export interface ChangedRow extends Planned {
  kind: 'changed'
  stored: StoredProduct
  change: ProductChange
}

export interface BadRow {
  kind: 'bad'
  line: number
  sku: string
  problems: { column: string; message: string }[]
}

export type PlannedRow = NewRow | ChangedRow | BadRow | { kind: 'same' }

/** A row with the id of its product. */
export type WrittenRow = (NewRow | ChangedRow) & { id: number }

export interface WritingContext {
  /** Undefined for what cannot be undone. */
  importId: string | undefined
  actor: Actor
  store: ProductStore
  known: KnownParts
}
