import type { DoneImport, UndoneImport } from '@tecnoclick/contract/catalogue/csv/schemas'
import type { ProductChange } from '@tecnoclick/contract/catalogue/products/schemas'
import type { List } from '@tecnoclick/contract/platform/wire'
import { type Drizzle, inTransaction, type Transaction } from '@tecnoclick/database/connect'
import { products } from '@tecnoclick/database/schema/catalogue/products'
import { productCsv } from '@tecnoclick/messages/catalogue/product-csv'
import { fillText } from '@tecnoclick/messages/platform/fill-text'
import { inArray, sql } from 'drizzle-orm'
import { type Actor, recordAudit } from '../../platform/audit/record-audit.ts'
import { type Refusal, refuse } from '../../platform/http/refusal.ts'
import { wireDate } from '../../platform/listing/list-query.ts'
import { unknownParts } from './check-batch.ts'
import type { ColumnKey } from './columns.ts'
import { WrongCombo } from './combo-batch.ts'
import { readCsvProducts } from './csv-products.ts'
import { entity, type Logged, type LoggedFields, type LoggedRow } from './import-log.ts'
import { type KnownParts, knownPictures, readKnownParts } from './known-parts.ts'
import { type comboColumns, planCombo } from './plan-combo.ts'
import type { ChangedRow, StoredProduct } from './planned-rows.ts'
import type { ProductStore } from './product-store.ts'
import type { VariantOptions } from './variant-cells.ts'
import { StaleProduct, writeBatch } from './write-batch.ts'

const shown = 20
const maxNamed = 50

/** Newest first. One is undone when all of its batches are. */
export async function listImports(db: Drizzle): Promise<List<DoneImport>> {
  const { rows } = await db.execute<{ found: DoneImport }>(sql`
    select json_build_object(
      'id', i.id, 'date', ${wireDate(sql`i.at`)}, 'actor', (select email from users where users.id = i.actor_id),
      'added', i.added, 'changed', i.rows - i.added, 'undone', i.undone
    ) as found
    from (
      select entity_id as id, min(at) as at, min(actor_id) as actor_id,
        coalesce(sum(jsonb_array_length(after -> 'rows')) filter (where action = 'update'), 0)::integer as rows,
        coalesce(sum(
          jsonb_array_length(jsonb_path_query_array(after -> 'rows', '$[*] ? (@.added == true)'))
        ) filter (where action = 'update'), 0)::integer as added,
        count(*) filter (where action = 'delete') >= count(*) filter (where action = 'update') as undone
      from audit_log where entity = ${entity} group by entity_id
    ) as i
    order by i.at desc limit ${shown}`)
  return { data: rows.map(({ found }) => found), total: rows.length }
}

interface Undoing {
  actor: Actor
  store: ProductStore
  mayChangePrices: boolean
  mayChangeStock: boolean
}

const priceKeys = [
  'price',
  'priceAlt',
  'priceMayorista',
  'priceMayoristaAlt',
  'compareAtPrice',
  'options',
  'comboDiscount',
]

/**
 * Undoes an import as a whole: changed products are as before, added ones are archived without its units. If anything newer
 * changed one of them, or what they had is gone, nothing is undone and the answer says so.
 */
export async function undoImport(db: Drizzle, act: Undoing, id: string): Promise<UndoneImport | Refusal> {
  const logged = await readBatches(db, id)
  if (logged.batches.length === 0) return refuse('notFound')
  const batches = logged.batches.slice(logged.undone)
  if (batches.length === 0) return refuse('conflict')
  const fields = new Set(batches.flatMap(({ before }) => before.rows.flatMap((row) => Object.keys(row))))
  if (!act.mayChangePrices && priceKeys.some((key) => fields.has(key))) return refuse('forbidden')
  if (!act.mayChangeStock && fields.has('stock')) return refuse('forbidden')
  const rows = batches.flatMap(({ after }) => after.rows)
  const newer = await findNewer(db, rows)
  if (newer.length > 0) return { undone: 0, newer, gone: [] }
  const known = await readKnownParts(db)
  const gone = await findGone(db, known, batches)
  if (gone.length > 0) return { undone: 0, newer: [], gone }
  try {
    await inTransaction(db, async (tx) => {
      // What an earlier batch gave up, such as a barcode, a later one may have taken.
      for (const batch of batches.toReversed()) await undoBatch(tx, { ...act, known, id }, batch)
    })
  } catch (error) {
    if (!(error instanceof StaleProduct || error instanceof WrongCombo)) throw error
    return { undone: 0, newer: await findNewer(db, rows), gone: [] }
  }
  return { undone: rows.length, newer: [], gone: [] }
}

/** Brands, categories, attributes and pictures that the shop has no longer, and what other products have taken since. */
async function findGone(db: Drizzle, known: KnownParts, batches: readonly Logged[]): Promise<string[]> {
  const fields = batches.flatMap(({ before }) => before.rows.map((row) => row as ProductChange))
  const pictures = await knownPictures(db, [...new Set(fields.flatMap(({ images }) => images ?? []))])
  const problems = fields.flatMap((row) => unknownParts(row, known, pictures))
  const named = problems.map(({ column, message }) => `${column}: ${message}`)
  const taken = await findTaken(
    db,
    batches.flatMap(({ before }) => before.rows),
  )
  return [...new Set([...named, ...taken])].slice(0, maxNamed)
}

/** What is undone together may have been exchanged. */
async function findTaken(db: Drizzle, rows: readonly LoggedFields[]): Promise<string[]> {
  const { rows: taken } = await db.execute<{ column: 'slug' | 'barcode'; value: string; sku: string }>(sql`
    with had as (select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r (id integer, slug text, barcode text))
    select t.column, t.value, t.sku from had as r cross join lateral (
      select 'slug' as column, r.slug as value, p.id, p.sku from products as p where p.slug = r.slug
      union all
      select 'barcode', r.barcode, p.id, p.sku from products as p where p.barcode = r.barcode
    ) as t
    where t.id not in (select id from had) order by t.id limit ${maxNamed}`)
  return taken.map(({ column, value, sku }) =>
    fillText(productCsv.problems.takenBy, { column: productCsv.columns[column], value, sku }),
  )
}

async function readBatches(db: Drizzle, id: string): Promise<{ batches: Logged[]; undone: number }> {
  const { rows } = await db.execute<Logged & { action: string } & Record<string, unknown>>(sql`
    select action, before, after from audit_log where entity = ${entity} and entity_id = ${id} order by id`)
  const batches = rows.filter(({ action }) => action === 'update')
  return { batches, undone: rows.length - batches.length }
}

/** Staff changed them since, or so much was sold that the units of the import are no longer there. */
async function findNewer(db: Drizzle, rows: readonly LoggedRow[]): Promise<UndoneImport['newer']> {
  const { rows: found } = await db.execute<UndoneImport['newer'][number] & Record<string, unknown>>(sql`
    select p.id, p.sku, p.name
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r (id integer, version integer, "stockChange" integer)
    join products as p on p.id = r.id
    where p.version <> r.version or p.stock < r."stockChange" order by p.id limit ${maxNamed}`)
  return found
}

async function undoBatch(
  tx: Transaction,
  { actor, store, known, id }: Undoing & { known: KnownParts; id: string },
  { before, after }: Logged,
): Promise<void> {
  // One undo at a time: the second finds the products newer.
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`${entity}:${id}`}))`)
  const ids = after.rows.map((row) => row.id)
  const found = await tx
    .select()
    .from(products)
    .where(inArray(products.id, ids))
    .orderBy(products.id)
    .for('no key update')
  const whole = await readCsvProducts(tx, store, found)
  const stored = new Map(
    found.flatMap((row, place) => {
      const product = whole[place]
      return product ? [[row.id, { row, whole: product }] as const] : []
    }),
  )
  const loggedOf = new Map(after.rows.map((row) => [row.id, row]))
  const isUnchanged = after.rows.every((row) => stored.get(row.id)?.row.version === row.version)
  if (!isUnchanged) throw new StaleProduct()
  await writeBatch(
    tx,
    { actor, store, known, importId: undefined },
    before.rows.flatMap((fields) => {
      const [product, logged] = [stored.get(fields.id), loggedOf.get(fields.id)]
      return product && logged ? [restoredRow(product, logged, fields)] : []
    }),
  )
  for (const row of after.rows.filter(({ added }) => added)) await archive(tx, actor, row)
  const entry = { action: 'delete', entity, entityId: id } as const
  await recordAudit(tx, actor, { ...entry, before: { rows: after.rows }, after: { rows: before.rows } })
}

function restoredRow(
  product: StoredProduct,
  { sku, stockChange }: LoggedRow,
  { id: _id, stock: _stock, ...fields }: LoggedFields,
): ChangedRow {
  const { row, whole } = product
  const stock = row.stock - stockChange
  if (stock < 0) throw new StaleProduct()
  const {
    variant,
    comboParts: _parts,
    comboDiscount: _discount,
    comboService: _service,
    ...change
  } = fields as ProductChange & {
    variant?: VariantOptions
  } & Partial<Record<(typeof comboColumns)[number], unknown>>
  const combo = planCombo(fields)
  return {
    kind: 'changed',
    line: 0,
    sku,
    name: row.name,
    columns: [...(Object.keys(fields) as ColumnKey[]), ...(stockChange === 0 ? [] : (['stock'] as const))],
    stock: stockChange === 0 ? undefined : stock,
    stored: product,
    ...(combo && { combo }),
    ...(whole.variantOf !== null && { variant: { of: whole.variantOf, options: variant } }),
    change: { ...change, ...(change.options && { options: withKnownIds(change.options, whole.options) }) },
  }
}

/** What the import removed gets a new id. */
function withKnownIds(
  options: NonNullable<ProductChange['options']>,
  now: StoredProduct['whole']['options'],
): NonNullable<ProductChange['options']> {
  const known = new Set(now.flatMap(({ id, values }) => [id, ...values.map((value) => -value.id)]))
  const kept = <Part extends { id?: number | undefined }>(part: Part, sign: 1 | -1): Part => {
    const { id, ...rest } = part
    return id !== undefined && known.has(sign * id) ? part : (rest as Part)
  }
  return options.map((option) => ({
    ...kept(option, 1),
    values: option.values.map((value) => kept(value, -1)),
  }))
}

/** Whoever ordered it keeps it; the units of the import leave the stock. A variant is off sale: it is archived with its product alone. */
async function archive(tx: Transaction, actor: Actor, { id, stockChange }: LoggedRow): Promise<void> {
  const { rows } = await tx.execute(sql`
    with archived as (
      update products set archived_at = now(), enable = false, variant_active = parent_id is null, stock = stock - ${stockChange}::integer,
        version = version + 1, updated_at = now()
      where id = ${id} and stock >= ${stockChange}::integer returning id, stock
    ), moved as (
      insert into stock_moves (product_id, kind, quantity, available_change, stock_after, reason, actor_id)
      select id, 'adjusted', -${stockChange}::integer, -${stockChange}::integer, stock, ${productCsv.reason}, ${actor.userId}::integer
      from archived where ${stockChange}::integer <> 0
    )
    select id from archived`)
  if (rows.length === 0) throw new StaleProduct()
  await recordAudit(tx, actor, {
    action: 'update',
    entity: 'product',
    entityId: id,
    before: { archived: false },
    after: { archived: true },
  })
}
