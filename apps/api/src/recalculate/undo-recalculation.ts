import type { UndoneRecalculation } from '@tecnoclick/contract/recalculate/schemas'
import type { Drizzle, Transaction } from '@tecnoclick/database/connect'
import { sql } from 'drizzle-orm'
import { type Actor, recordAudit } from '../audit/record-audit.ts'
import { type Refusal, refuse } from '../http/refusal.ts'
import { transact } from '../rows/transact.ts'
import { type CupPair, isSamePair, lockPriced } from './plan-recalculation.ts'
import { entity } from './recalculate-prices.ts'
import { writePrices } from './write-prices.ts'

type LoggedPrice = CupPair & { id: number }
type Logged = { before: { prices: LoggedPrice[] }; after: { prices: LoggedPrice[] } }

/** Gives every price back that nobody has changed since; undone once, it stays undone. */
export async function undoRecalculation(
  db: Drizzle,
  actor: Actor,
  id: string,
): Promise<UndoneRecalculation | Refusal> {
  const batches = await readBatches(db, id)
  if (batches.length === 0) return refuse('notFound')
  let restored = 0
  let kept = 0
  for (const [place, batch] of batches.entries()) {
    const outcome = await transact(db, async (tx) => {
      if (place === 0 && (await isUndone(tx, id))) return refuse('conflict')
      const changed = await restoreBatch(tx, batch)
      await recordAudit(tx, actor, {
        ...{ action: 'delete', entity, entityId: id },
        ...{ before: { prices: changed.before }, after: { prices: changed.after } },
      })
      return { restored: changed.after.length, kept: batch.after.prices.length - changed.after.length }
    })
    if ('refused' in outcome) return outcome
    restored += outcome.restored
    kept += outcome.kept
  }
  return { restored, kept }
}

async function readBatches(db: Drizzle, id: string): Promise<Logged[]> {
  const { rows } = await db.execute<Logged & Record<string, unknown>>(sql`
    select before, after from audit_log
    where entity = ${entity} and entity_id = ${id} and action = 'update' order by id`)
  return rows
}

/** The lock makes the second of two who press at once see the first one's entry. */
async function isUndone(tx: Transaction, id: string): Promise<boolean> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`${entity}:${id}`}))`)
  const { rows } = await tx.execute(sql`
    select from audit_log where entity = ${entity} and entity_id = ${id} and action = 'delete' limit 1`)
  return rows.length > 0
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
  const old = untouched.flatMap(({ id }) => oldOf.get(id) ?? [])
  await writePrices(tx, old)
  return { before: untouched.flatMap(({ id }) => setThen.get(id) ?? []), after: old }
}
