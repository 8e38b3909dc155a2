import type { Drizzle, Transaction } from '@tecnoclick/database/connect'
import { productCsv } from '@tecnoclick/messages/catalogue/product-csv'
import { fillText } from '@tecnoclick/messages/platform/fill-text'
import { sql } from 'drizzle-orm'
import { isRefusal } from '../../platform/http/refusal.ts'
import type { BadRow, ChangedRow, NewRow, WritingContext, WrittenRow } from './planned-rows.ts'

type Writable = NewRow | ChangedRow

/** A part or the service of a combo is gone or is not sold any more. */
export class WrongCombo extends Error {}

/** Ids of products and variants that can be parts, by SKU in lower case. */
async function findParts(db: Drizzle | Transaction, rows: readonly Writable[]): Promise<Map<string, number>> {
  const skus = rows.flatMap(({ combo }) => combo?.parts?.map(({ sku }) => sku.toLowerCase()) ?? [])
  if (skus.length === 0) return new Map()
  const { rows: found } = await db.execute<{ sku: string; id: number }>(sql`
    select lower(sku) as sku, id from products
    where lower(sku) = any (${sql.param(skus)}::text[]) and variant_names is null and not is_combo`)
  return new Map(found.map(({ sku, id }) => [sku, id]))
}

/** Parts that do not exist. `planned` are products that a dry run would have added by now. */
export async function unknownComboParts(
  db: Drizzle,
  rows: readonly Writable[],
  planned: ReadonlySet<string>,
): Promise<Map<Writable, BadRow['problems'][number]>> {
  const known = await findParts(db, rows)
  return new Map(
    rows.flatMap((row) => {
      const missing = row.combo?.parts?.find(
        ({ sku }) => !known.has(sku.toLowerCase()) && !planned.has(sku.toLowerCase()),
      )
      if (!missing) return []
      const message = fillText(productCsv.problems.unknown, { name: missing.sku })
      return [[row, { column: productCsv.columns.comboParts, message }] as const]
    }),
  )
}

/** What is not said stays. */
export async function writeCombos(
  tx: Transaction,
  { store, actor, known }: WritingContext,
  rows: readonly WrittenRow[],
): Promise<void> {
  const combos = rows.filter(({ combo }) => combo)
  const ids = await findParts(tx, combos)
  for (const row of combos) {
    const stored = row.kind === 'changed' ? row.stored.whole.combo : null
    const { parts, discount = stored?.discount ?? null, service } = row.combo ?? {}
    const serviceId = service === undefined ? (stored?.service?.id ?? null) : serviceNamed(known, service)
    const content = parts?.map(({ sku, quantity }) => ({
      productId: ids.get(sku.toLowerCase()) ?? 0,
      quantity,
    }))
    const refused = await store.writeCombo(
      tx,
      { id: row.id, actorId: actor.userId },
      {
        discount,
        serviceId,
        parts: content ?? stored?.parts.map(({ productId, quantity }) => ({ productId, quantity })) ?? [],
      },
    )
    if (isRefusal(refused)) throw new WrongCombo()
  }
}

/** A name that several services have was refused with its row. */
function serviceNamed({ services }: WritingContext['known'], name: string | null): number | null {
  if (name === null) return null
  const [id] = services.get(name) ?? []
  if (id === undefined) throw new WrongCombo()
  return id
}
