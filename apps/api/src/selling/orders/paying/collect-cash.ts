import type { CollectedCash } from '@tecnoclick/contract/delivery/couriers/schemas'
import type { Transaction } from '@tecnoclick/database/connect'
import { settledBy } from '@tecnoclick/domain/delivery/cash-on-delivery'
import { fromWire, toWire } from '@tecnoclick/domain/platform/money'
import { paymentNote } from '@tecnoclick/domain/selling/payment-note'
import { recordAudit } from '../../../platform/audit/record-audit.ts'
import { type Refusal, refuse } from '../../../platform/http/refusal.ts'
import { partOf } from '../../payments/order-payments.ts'
import { inOwnCurrency } from '../../payments/settle-payment.ts'
import type { StaffAct } from '../changing/change-order.ts'
import { findCurrency } from '../find-currency.ts'
import { noteInHistory, type OrderRow, raiseVersion } from '../lock-order.ts'
import { enterPayment } from './judge-payment.ts'

interface Collecting extends StaffAct {
  /** When the courier was paid. */
  at: Date
  /** CUP for one USD, read where it is needed. */
  readRate: () => Promise<number | undefined>
}

/**
 * A courier was paid at the door (selling.md#cash-on-delivery): a verified payment in cash, which counts in the till once it is
 * handed in. Returns the order as it is then. The caller tells the customer.
 */
export async function collectCash(
  tx: Transaction,
  { actor, now, at, readRate }: Collecting,
  order: OrderRow,
  collected: CollectedCash,
): Promise<OrderRow | Refusal> {
  const { currency } = collected
  const handed = { amount: fromWire(collected.amount) ?? 0, currency }
  const isOther = currency !== order.currency
  if (isOther && !(await findCurrency(tx, currency)))
    return refuse('invalid', { fields: { collected: { code: 'unknown' } } })
  const settles = collected.settles == null ? undefined : fromWire(collected.settles)
  const rate = isOther && settles === undefined ? await readRate() : undefined
  const amount = settledBy({ ...handed, settles }, order.currency, rate)
  if (amount === undefined) return refuse('invalid', { fields: { settles: { code: 'required' } } })
  const paymentId = await enterPayment(tx, order, {
    state: 'verified',
    method: 'cash',
    amount,
    note: '',
    createdAt: at,
    verifiedAt: now,
    verifiedBy: actor.userId,
    collectedBy: actor.userId,
    ...(isOther && { handedAmount: handed.amount, handedCurrency: currency }),
  })
  await recordAudit(tx, actor, {
    action: 'create',
    entity: 'payment',
    entityId: paymentId,
    after: { state: 'verified', amount, orderId: order.id, collected: handed },
  })
  await raiseVersion(tx, order)
  const handedText = `${toWire(handed.amount).toFixed(2)} ${currency}`
  const detail = [
    ...partOf(inOwnCurrency(amount, order.currency), order),
    ...(isOther ? [handedText] : []),
  ].join(' · ')
  const note = paymentNote({ state: 'collected', detail })
  const { id: orderId, status } = order
  await noteInHistory(tx, { orderId, at, event: 'payment', status, note, actorId: actor.userId })
  return { ...order, paid: order.paid + amount, version: order.version + 1 }
}
