import type { Transaction } from '@tecnoclick/database/connect'
import { products } from '@tecnoclick/database/schema/catalogue/products'
import { fromWire } from '@tecnoclick/domain/platform/money'
import { sql } from 'drizzle-orm'
import type { Actor } from '../../platform/audit/record-audit.ts'
import { isRefusal } from '../../platform/http/refusal.ts'
import { auditBatch } from './audit-batch.ts'
import { fieldsOf } from './check-batch.ts'
import type { KnownParts } from './known-parts.ts'
import type { ChangedRow, NewRow } from './plan-row.ts'
import type { ProductShelf } from './product-shelf.ts'
import { writeBatchParts } from './write-batch-parts.ts'
import { enterStock } from './write-batch-stock.ts'

export interface WritingContext {
  actor: Actor
  shelf: ProductShelf
  known: KnownParts
}

/** A row with the id its product has by now. */
export type WrittenRow = (NewRow | ChangedRow) & { id: number }

/** Somebody else changed a product of the batch since it was read. */
export class StaleProduct extends Error {}

/** Writes a batch of rows in a handful of statements, however many they are. The caller's transaction is all or nothing. */
export async function writeBatch(
  tx: Transaction,
  context: WritingContext,
  rows: readonly (NewRow | ChangedRow)[],
): Promise<void> {
  const added = rows.filter((row) => row.kind === 'added')
  const changed = rows.filter((row) => row.kind === 'changed')
  const written = [
    ...(await insertProducts(tx, context, added)),
    ...(await updateProducts(tx, context, changed)),
  ]
  await writeBatchParts(tx, context.known, written)
  for (const row of written) {
    const { options } = fieldsOf(row)
    const refusal = options && (await context.shelf.writeOptions(tx, row.id, options))
    if (isRefusal(refusal)) throw new Error('The options of a product went while it was imported')
  }
  await enterStock(tx, context.actor, written)
  await auditBatch(tx, context.actor, written)
}

async function insertProducts(
  tx: Transaction,
  { shelf, known }: WritingContext,
  rows: readonly NewRow[],
): Promise<WrittenRow[]> {
  if (rows.length === 0) return []
  const values = rows.map(({ body }) => ({
    ...shelf.columns(body),
    ...{ sku: body.sku, name: body.name, slug: body.slug ?? '', price: fromWire(body.price) ?? 0 },
    brandId: body.brand ? (known.brands.get(body.brand) ?? null) : null,
  }))
  const inserted = await tx.insert(products).values(values).returning({ id: products.id, sku: products.sku })
  const idOf = new Map(inserted.map(({ id, sku }) => [sku, id]))
  return rows.map((row) => ({ ...row, id: idOf.get(row.body.sku) ?? 0 }))
}

async function updateProducts(
  tx: Transaction,
  { shelf, known }: WritingContext,
  rows: readonly ChangedRow[],
): Promise<WrittenRow[]> {
  if (rows.length === 0) return []
  const ids = rows.map(({ stored }) => stored.row.id)
  // Products are always locked by id (platform.md#concurrent-edits); an UPDATE of many rows locks them in scan order.
  await tx.execute(sql`
    select from products where id = any (${sql.param(ids)}::integer[]) order by id for no key update`)
  const given = rows.map(({ stored: { row }, change }) => {
    const { brand } = change
    const brandId = brand === undefined ? row.brandId : brand === null ? null : known.brands.get(brand)
    return { ...row, ...shelf.columns(change), brandId }
  })
  const { rowCount } = await tx.execute(sql`
    update products as p set
      sku = g.sku, slug = g.slug, name = g.name, model = g.model, description = g.description, brand_id = g."brandId",
      price = g.price, price_alt = g."priceAlt", price_mayorista = g."priceMayorista",
      price_mayorista_alt = g."priceMayoristaAlt", compare_at_price = g."compareAtPrice", badges = g.badges,
      featured = g.featured, enable = g.enable, version = p.version + 1, updated_at = now()
    from jsonb_to_recordset(${JSON.stringify(given)}::jsonb) as g (
      id integer, version integer, sku text, slug text, name text, model text, description text, "brandId" integer,
      price bigint, "priceAlt" bigint, "priceMayorista" bigint, "priceMayoristaAlt" bigint, "compareAtPrice" bigint,
      badges varchar[], featured boolean, enable boolean
    )
    where p.id = g.id and p.version = g.version`)
  if (rowCount !== rows.length) throw new StaleProduct()
  return rows.map((row) => ({ ...row, id: row.stored.row.id }))
}
