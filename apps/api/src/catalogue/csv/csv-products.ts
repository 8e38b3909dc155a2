import type { ProductRow } from '@tecnoclick/contract/catalogue/products/schemas'
import type { Drizzle, Transaction } from '@tecnoclick/database/connect'
import { products } from '@tecnoclick/database/schema/catalogue/products'
import { inArray } from 'drizzle-orm'
import type { ComboPart } from './combo-cells.ts'
import type { ProductStore } from './product-store.ts'
import type { VariantOptions } from './variant-cells.ts'

type Row = typeof products.$inferSelect

/** A product or a variant as a row of the file has it. */
export interface CsvProduct extends ProductRow {
  /** SKU of the product of a variant. */
  variantOf: string | null
  variant: VariantOptions
  /** Empty of what is no combo. */
  comboParts: ComboPart[]
  comboDiscount: number | null
  /** By name. */
  comboService: string | null
}

const noCombo = { comboParts: [], comboDiscount: null, comboService: null }

/** What stands in the row of the product alone; of a variant it is computed or empty. */
const ofProduct = {
  ...{ slug: '', model: null, brand: null, categories: [], badges: [], featured: false },
  ...{ attributes: [], options: [], description: '' },
}

export async function readCsvProducts(
  db: Drizzle | Transaction,
  store: Pick<ProductStore, 'rows'>,
  rows: readonly Row[],
): Promise<CsvProduct[]> {
  const whole = await store.rows(db, rows)
  const parentIds = [...new Set(rows.flatMap(({ parentId }) => parentId ?? []))]
  const { id, sku, variantNames } = products
  const found =
    parentIds.length === 0
      ? []
      : await db.select({ id, sku, variantNames }).from(products).where(inArray(id, parentIds))
  const parents = new Map(found.map((parent) => [parent.id, parent]))
  return rows.flatMap((row, place) => {
    const product = whole[place]
    if (!product) return []
    const parent = row.parentId === null ? undefined : parents.get(row.parentId)
    if (!parent) return [ofItself(product)]
    const variant = (parent.variantNames ?? []).map(
      (name, at) => [name, row.variantValues?.[at] ?? ''] as const,
    )
    return [
      { ...product, ...ofProduct, ...noCombo, enable: row.variantActive, variantOf: parent.sku, variant },
    ]
  })
}

/** A product with variants is not sold: what it cost before belongs to nothing. */
function ofItself(product: ProductRow): CsvProduct {
  const { compareAtPrice, variants, combo } = product
  return {
    ...product,
    compareAtPrice: variants > 0 ? null : compareAtPrice,
    ...{ variantOf: null, variant: [] },
    ...(combo
      ? {
          comboParts: combo.parts.map(({ sku, quantity }) => ({ sku, quantity })),
          comboDiscount: combo.discount,
          comboService: combo.service?.name ?? null,
        }
      : noCombo),
  }
}
