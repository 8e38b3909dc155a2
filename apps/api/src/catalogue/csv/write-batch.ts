import type { Transaction } from '@tecnoclick/database/connect'
import { products } from '@tecnoclick/database/schema/catalogue/products'
import { auditLog } from '@tecnoclick/database/schema/platform/audit-log'
import { fromWire } from '@tecnoclick/domain/platform/money'
import { productCsv } from '@tecnoclick/messages/catalogue/product-csv'
import { eq, sql } from 'drizzle-orm'
import type { Actor } from '../../platform/audit/record-audit.ts'
import { isRefusal } from '../../platform/http/refusal.ts'
import { updateRows } from '../../platform/rows/own-columns.ts'
import { fieldsOf } from './check-batch.ts'
import { writeCombos } from './combo-batch.ts'
import { type Families, placeVariants, readFamilies } from './families.ts'
import { noteImport } from './import-log.ts'
import type { BadRow, ChangedRow, NewRow, WritingContext, WrittenRow } from './planned-rows.ts'
import { writeBatchParts } from './write-batch-parts.ts'

/** A product of the batch was changed by somebody else since it was read. */
export class StaleProduct extends Error {}

/** A variant has no place in its product any more. */
export class MisplacedVariant extends Error {
  readonly problem: BadRow['problems'][number]
  constructor(problem: BadRow['problems'][number]) {
    super(problem.message)
    this.problem = problem
  }
}

/** Writes a batch in a fixed number of statements: variants, or products that are none. */
export async function writeBatch(
  tx: Transaction,
  context: WritingContext,
  rows: readonly (NewRow | ChangedRow)[],
): Promise<void> {
  const added = rows.filter((row) => row.kind === 'added')
  const changed = rows.filter((row) => row.kind === 'changed')
  // Carts before products, as when they change.
  for (const { stored, combo } of changed.toSorted((a, b) => a.stored.row.id - b.stored.row.id))
    if (combo?.parts) await context.store.lockCartsWith(tx, stored.row.id)
  const families = await openFamilies(tx, rows)
  const written = [
    ...(await insertProducts(tx, context, families, added)),
    ...(await updateProducts(tx, context, changed)),
  ]
  await writeBatchParts(tx, context.known, written)
  for (const row of written) {
    const { options } = fieldsOf(row)
    const refusal = options && (await context.store.writeOptions(tx, row.id, options))
    if (isRefusal(refusal)) throw new Error('The options of a product were removed during the import')
  }
  await writeCombos(tx, context, written)
  await enterStock(tx, context.actor, written)
  await auditBatch(tx, context.actor, written)
  if (context.importId) await noteImport(tx, context.actor, context.importId, written)
}

/** A product gets the options of its first variants. Its version stays: nobody could have bought it. */
async function openFamilies(tx: Transaction, rows: readonly (NewRow | ChangedRow)[]): Promise<Families> {
  const families = await readFamilies(tx, rows, { isLocked: true })
  const had = new Map([...families.values()].map((family) => [family, family.names]))
  const [problem] = placeVariants(families, rows).values()
  if (problem) throw new MisplacedVariant(problem)
  for (const [family, names] of had) {
    if (names !== family.names)
      await tx
        .update(products)
        .set({ variantNames: [...(family.names ?? [])] })
        .where(eq(products.id, family.id))
  }
  return families
}

async function insertProducts(
  tx: Transaction,
  { store, known }: WritingContext,
  families: Families,
  rows: readonly NewRow[],
): Promise<WrittenRow[]> {
  if (rows.length === 0) return []
  const values = rows.map(({ body, variant, combo }) => ({
    ...store.columns(body),
    sku: body.sku,
    name: body.name,
    slug: body.slug ?? '',
    price: fromWire(body.price) ?? 0,
    isCombo: combo !== undefined,
    brandId: body.brand ? (known.brands.get(body.brand) ?? null) : null,
    ...(variant && newVariantColumns(families, variant, body.enable)),
  }))
  const inserted = await tx.insert(products).values(values).returning({ id: products.id, sku: products.sku })
  const idOf = new Map(inserted.map(({ id, sku }) => [sku, id]))
  return rows.map((row) => ({ ...row, id: idOf.get(row.body.sku) ?? 0 }))
}

function newVariantColumns(
  families: Families,
  { of, options = [] }: NonNullable<NewRow['variant']>,
  active = true,
) {
  const family = families.get(of.toLowerCase())
  if (!family) throw new Error(`${of} is gone from its own transaction`)
  return {
    parentId: family.id,
    variantValues: options.map(([, value]) => value),
    variantPosition: family.position++,
    variantActive: active,
  }
}

async function updateProducts(
  tx: Transaction,
  { store, known }: WritingContext,
  rows: readonly ChangedRow[],
): Promise<WrittenRow[]> {
  if (rows.length === 0) return []
  const ids = rows.map(({ stored }) => stored.row.id)
  // Products are always locked by id (platform.md#concurrent-edits); an UPDATE of many rows locks them in scan order.
  await tx.execute(sql`
    select from products where id = any (${sql.param(ids)}::integer[]) order by id for no key update`)
  const given = rows.map(({ stored: { row }, change, variant }) => {
    const { brand } = change
    const brandId = brand === undefined ? row.brandId : brand === null ? null : known.brands.get(brand)
    const { variantActive, variantValues } = row
    return {
      ...{ ...row, ...store.columns(change), brandId },
      // Whether a variant is on sale follows from this and its product.
      variantActive: variant ? (change.enable ?? variantActive) : variantActive,
      variantValues: variant?.options?.map(([, value]) => value) ?? variantValues,
    }
  })
  // Two may change places.
  const moved = rows.flatMap(({ variant, stored }) => (variant?.options ? [stored.row.id] : []))
  if (moved.length > 0)
    await tx.execute(sql`
      update products set variant_values = array[id::text] where id = any (${sql.param(moved)}::integer[])`)
  const columns = [...store.editedColumns, 'variantActive', 'variantValues'] as const
  const changed = await updateRows(tx, products, columns, given)
  if (changed !== rows.length) throw new StaleProduct()
  return rows.map((row) => ({ ...row, id: row.stored.row.id }))
}

/** Sets the number of units; the ledger records the difference, for a new product as received (selling.md#stock). */
async function enterStock(tx: Transaction, actor: Actor, rows: readonly WrittenRow[]): Promise<void> {
  const wanted = rows.flatMap(({ id, kind, stock }) =>
    stock === undefined ? [] : [{ id, stock, kind: kind === 'added' ? 'received' : 'adjusted' }],
  )
  if (wanted.length === 0) return
  await tx.execute(sql`
    with wanted as (
        select w.id, w.stock, w.kind, w.stock - p.stock as change
        from jsonb_to_recordset(${JSON.stringify(wanted)}::jsonb) as w (id integer, stock integer, kind text)
        join products as p on p.id = w.id where p.stock <> w.stock
      ),
      moved as (update products as p set stock = wanted.stock from wanted where p.id = wanted.id)
    insert into stock_moves (product_id, kind, quantity, available_change, stock_after, reason, actor_id)
    select id, kind, change, change, stock, ${productCsv.reason}, ${actor.userId} from wanted`)
}

/** One entry per product, as for manual edits; a change records the fields that differ. */
async function auditBatch(tx: Transaction, actor: Actor, rows: readonly WrittenRow[]): Promise<void> {
  if (rows.length === 0) return
  const who = {
    actorId: actor.userId,
    apiKeyId: actor.apiKeyId,
    requestId: actor.requestId,
    entity: 'product',
  }
  await tx.insert(auditLog).values(
    rows.map((row) => {
      const after = {
        ...fieldsOf(row),
        ...(row.stock !== undefined && { stock: row.stock }),
        ...(row.variant && { variant: row.variant }),
        ...(row.combo && { combo: row.combo }),
      }
      const entry = { ...who, entityId: String(row.id), after }
      if (row.kind === 'added') return { ...entry, action: 'create' }
      const { whole } = row.stored
      const before = Object.fromEntries(row.columns.map((key) => [key, whole[key]]))
      return { ...entry, action: 'update', before }
    }),
  )
}
