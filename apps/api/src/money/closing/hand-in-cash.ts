import type { HandIn, NewHandIn } from '@tecnoclick/contract/money/closing/schemas'
import type { Drizzle, Transaction } from '@tecnoclick/database/connect'
import { cashHandIns } from '@tecnoclick/database/schema/money/closings'
import { whyNotHandedIn } from '@tecnoclick/domain/delivery/cash-on-delivery'
import { fromWire } from '@tecnoclick/domain/platform/money'
import { sql } from 'drizzle-orm'
import { recordAudit } from '../../platform/audit/record-audit.ts'
import { type Refusal, refuse } from '../../platform/http/refusal.ts'
import { runOnce } from '../../platform/idempotency/run-once.ts'
import { transact } from '../../platform/rows/transact.ts'
import { heldCash } from '../../selling/orders/paying/courier-cash.ts'
import type { ClosingAct } from './close-day.ts'
import { readHandIns } from './read-courier-cash.ts'

/** 'Entregado': cash of a courier is counted and taken into the till (selling.md#cash-on-delivery). */
export function handInCash(db: Drizzle, act: ClosingAct, given: NewHandIn): Promise<HandIn | Refusal> {
  const call = { userId: act.actor.userId, scope: 'hand-in', key: act.key, request: given }
  return transact(db, (tx) => runOnce<HandIn>(tx, call, () => handIn(tx, act, given)))
}

async function handIn(
  tx: Transaction,
  { actor, now }: ClosingAct,
  { courierId, currency, note: typed, ...seen }: NewHandIn,
): Promise<HandIn | Refusal> {
  const carried = await heldCash(tx, courierId, currency)
  if (carried !== fromWire(seen.carried)) return refuse('staleVersion')
  const [amount, note] = [fromWire(seen.amount) ?? 0, typed ?? '']
  const why = whyNotHandedIn({ carried, amount, note })
  if (why === 'tooMuch') return refuse('invalid', { fields: { amount: { code: 'number' } } })
  if (why === 'noteNeeded') return refuse('invalid', { fields: { note: { code: 'required' } } })
  const [stored] = await tx
    .insert(cashHandIns)
    .values({ courierId, currency, carried, amount, note, receivedBy: actor.userId, receivedAt: now })
    .returning({ id: cashHandIns.id })
  if (!stored) throw new Error('The cash was not stored')
  await recordAudit(tx, actor, {
    action: 'create',
    entity: 'hand-in',
    entityId: stored.id,
    after: { courierId, currency, carried, amount, ...(note !== '' && { note }) },
  })
  const [handedIn] = await readHandIns(tx, sql`h.id = ${stored.id}`)
  return handedIn ?? refuse('notFound')
}
