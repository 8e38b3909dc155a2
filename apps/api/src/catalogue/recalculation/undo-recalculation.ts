import type { UndoneRecalculation } from '@tecnoclick/contract/catalogue/recalculation/schemas'
import { type Drizzle, inTransaction, type Transaction } from '@tecnoclick/database/connect'
import { sql } from 'drizzle-orm'
import { type Actor, recordAudit } from '../../platform/audit/record-audit.ts'
import { type Refusal, refuse } from '../../platform/http/refusal.ts'
import { type CupPrices, isSamePair, lockPriced, type PricedProduct } from './plan-recalculation.ts'
import { entity } from './recalculate-prices.ts'
import { writePrices } from './write-prices.ts'

/** Entries from before surcharges were recalculated have none. */
type LoggedPrice = Omit<CupPrices, 'surcharges'> & { id: number } & Partial<Pick<CupPrices, 'surcharges'>>
type Logged = { before: { prices: LoggedPrice[] }; after: { prices: LoggedPrice[] } }

/**
 * Restores every price that has not changed since. Can be done once. Each batch is a transaction, so an interrupted undo
 * continues with the next batch when repeated.
 */
export async function undoRecalculation(
  db: Drizzle,
  actor: Actor,
  id: string,
): Promise<UndoneRecalculation | Refusal> {
  const batches = await readBatches(db, id)
  if (batches.length === 0) return refuse('notFound')
  const undone: UndoneRecalculation[] = []
  for (const [place, batch] of batches.entries()) {
    const outcome = await undoBatch(db, actor, { id, place, batch })
    if (outcome) undone.push(outcome)
  }
  if (undone.length === 0) return refuse('conflict')
  return { restored: sumOf(undone, 'restored'), kept: sumOf(undone, 'kept') }
}

/** Undefined if the batch was already undone. */
function undoBatch(
  db: Drizzle,
  actor: Actor,
  { id, place, batch }: { id: string; place: number; batch: Logged },
): Promise<UndoneRecalculation | undefined> {
  return inTransaction(db, async (tx) => {
    if (place < (await countUndone(tx, id))) return undefined
    const changed = await restoreBatch(tx, batch)
    await recordAudit(tx, actor, {
      action: 'delete',
      entity,
      entityId: id,
      before: { prices: changed.before },
      after: { prices: changed.after },
    })
    return { restored: changed.after.length, kept: batch.after.prices.length - changed.after.length }
  })
}

async function readBatches(db: Drizzle, id: string): Promise<Logged[]> {
  const { rows } = await db.execute<Logged & Record<string, unknown>>(sql`
    select before, after from audit_log
    where entity = ${entity} and entity_id = ${id} and action = 'update' order by id`)
  return rows
}

/** One audit entry per undone batch, in order. The lock serializes concurrent undos. */
async function countUndone(tx: Transaction, id: string): Promise<number> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`${entity}:${id}`}))`)
  const { rows } = await tx.execute<{ batches: number }>(sql`
    select count(*)::integer as batches from audit_log
    where entity = ${entity} and entity_id = ${id} and action = 'delete'`)
  return rows[0]?.batches ?? 0
}

async function restoreBatch(
  tx: Transaction,
  { before, after }: Logged,
): Promise<{ before: LoggedPrice[]; after: LoggedPrice[] }> {
  const setThen = new Map(after.prices.map((price) => [price.id, price]))
  const oldOf = new Map(before.prices.map((price) => [price.id, price]))
  const untouched = (await lockPriced(tx, [...setThen.keys()])).filter((product) => {
    const set = setThen.get(product.id)
    return set !== undefined && isSamePair(product, set)
  })
  const old = untouched.flatMap((product) => {
    const before = oldOf.get(product.id)
    if (!before) return []
    return [{ ...before, surcharges: untouchedSurcharges(product, before, setThen.get(product.id)) }]
  })
  await writePrices(tx, old)
  return { before: untouched.flatMap(({ id }) => setThen.get(id) ?? []), after: old }
}

/** The old values of the surcharges that still are what the recalculation set. */
function untouchedSurcharges(
  { surcharges }: PricedProduct,
  before: LoggedPrice,
  set: LoggedPrice | undefined,
): CupPrices['surcharges'] {
  const now = new Map(surcharges.map(({ id, surchargeAlt }) => [id, surchargeAlt]))
  const isUntouched = (one: { id: number; surchargeAlt: number }) => now.get(one.id) === one.surchargeAlt
  const kept = new Set((set?.surcharges ?? []).filter(isUntouched).map(({ id }) => id))
  return (before.surcharges ?? []).filter(({ id }) => kept.has(id))
}

function sumOf(undone: readonly UndoneRecalculation[], part: keyof UndoneRecalculation): number {
  return undone.reduce((sum, batch) => sum + batch[part], 0)
}
