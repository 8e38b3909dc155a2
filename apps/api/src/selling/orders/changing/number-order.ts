import type { Drizzle, Transaction } from '@tecnoclick/database/connect'
import { recordAudit } from '../../../platform/audit/record-audit.ts'
import { type Refusal, refuse } from '../../../platform/http/refusal.ts'
import { numberDocument } from '../../../platform/numbering/take-number.ts'
import { transact } from '../../../platform/rows/transact.ts'
import { lockOrder, noteInHistory, raiseVersion } from '../lock-order.ts'
import type { StaffAct } from './change-order.ts'
import { queueOrderChange } from './order-change-mails.ts'

export function assignNumber(tx: Transaction, orderId: number): Promise<string | undefined> {
  return numberDocument(tx, 'ORDEN', orderId)
}

/** Numbers an order that was stored as INVALIDO (selling.md#order-numbers). */
export function assignMissingNumber(
  db: Drizzle,
  act: StaffAct,
  id: number,
): Promise<{ id: number } | Refusal> {
  const { actor, now } = act
  return transact(db, async (tx) => {
    const order = await lockOrder(tx, id)
    if (!order) return refuse('notFound')
    if (order.number !== null) return refuse('conflict')
    const { status, version } = order
    await raiseVersion(tx, order)
    const number = await assignNumber(tx, id)
    if (number === undefined) return refuse('conflict')
    const entry = { orderId: id, at: now, event: 'number', status, note: number } as const
    await noteInHistory(tx, { ...entry, actorId: actor.userId })
    await recordAudit(tx, actor, { action: 'update', entity: 'order', entityId: id, after: { number } })
    const numbered = { ...order, number, version: version + 1 }
    await queueOrderChange(tx, act.storeUrl, numbered, { isMoved: false, isNumbered: true })
    return { id }
  })
}
