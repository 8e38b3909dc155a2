import {
  type ProductChange,
  type ProductRow,
  type ProductsChange,
  productChangeSchema,
} from '@tecnoclick/contract/catalogue/products/schemas'
import type { BulkResult } from '@tecnoclick/contract/platform/bulk'
import type { Drizzle, Transaction } from '@tecnoclick/database/connect'
import { products } from '@tecnoclick/database/schema/catalogue/products'
import { priceFields } from '@tecnoclick/domain/catalogue/prices'
import { fromWire, toWire } from '@tecnoclick/domain/platform/money'
import { eq } from 'drizzle-orm'
import type { Actor } from '../../platform/audit/record-audit.ts'
import { isRefusal, type Refusal, refuse } from '../../platform/http/refusal.ts'
import { changeInBulk } from '../../platform/rows/bulk.ts'
import { transact } from '../../platform/rows/transact.ts'
import { productRows } from './product-rows.ts'
import { changeProduct, changeProductIn } from './save-product.ts'

/** The same change to many products; each is audited like a single one. */
export function changeProducts(
  db: Drizzle,
  actor: Actor,
  { ids, confirmed = false, ...change }: ProductsChange,
  rights: { mayChangePrices: boolean },
): Promise<BulkResult> {
  return changeInBulk(ids, async (id): Promise<ProductRow | Refusal> => {
    const [row] = await productRows(db, await db.select().from(products).where(eq(products.id, id)))
    if (!row) return refuse('notFound')
    const { archived, pricePercent, ...fields } = change
    if (pricePercent !== undefined && row.variants > 0)
      return transact(db, async (tx) => {
        const wanted = { ...changeOf(row, fields), version: row.version, confirmed, archived }
        const changed = await changeProductIn(tx, actor, id, wanted, rights)
        if (isRefusal(changed)) return changed
        return (await scaleVariants(tx, actor, id, { pricePercent, confirmed }, rights)) ?? changed
      })
    const wanted = { ...changeOf(row, { ...fields, pricePercent }), version: row.version, confirmed }
    // A percentage may lead beyond the largest price.
    if (!productChangeSchema.safeParse(wanted).success) return refuse('invalid')
    return changeProduct(db, actor, id, { ...wanted, archived }, rights)
  })
}

/** What is sold of a product with variants has the prices (catalogue.md#variants). */
async function scaleVariants(
  tx: Transaction,
  actor: Actor,
  parentId: number,
  { pricePercent, confirmed }: { pricePercent: number; confirmed: boolean },
  rights: { mayChangePrices: boolean },
): Promise<Refusal | undefined> {
  const rows = await tx.select().from(products).where(eq(products.parentId, parentId)).orderBy(products.id)
  for (const row of await productRows(tx, rows)) {
    const wanted = { ...scaledPrices(row, 100 + pricePercent), version: row.version, confirmed }
    if (!productChangeSchema.safeParse(wanted).success) return refuse('invalid')
    const changed = await changeProductIn(tx, actor, row.id, wanted, { ...rights, isWithProduct: true })
    if (isRefusal(changed)) return changed
  }
  return undefined
}

type Wanted = Omit<ProductsChange, 'ids' | 'confirmed' | 'archived'>

function changeOf(row: ProductRow, { enable, pricePercent, category }: Wanted): ProductChange {
  return {
    ...(enable !== undefined && { enable }),
    ...(category !== undefined && {
      categories: [category, ...row.categories.filter((slug) => slug !== category)].slice(0, 10),
    }),
    ...(pricePercent !== undefined && scaledPrices(row, 100 + pricePercent)),
  }
}

function scaledPrices(row: ProductRow, percent: number): ProductChange {
  const scaled = (amount: number) =>
    toWire(Math.max(1, Math.round(((fromWire(amount) ?? 0) * percent) / 100)))
  return Object.fromEntries(
    priceFields.map((field) => [field, row[field] === null ? null : scaled(row[field])]),
  )
}
