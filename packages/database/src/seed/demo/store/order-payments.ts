import { minutes } from '@tecnoclick/domain/platform/duration'
import { paymentNote } from '@tecnoclick/domain/selling/payment-note'
import type { Transaction } from '../../../connect.ts'
import { auditLog } from '../../../schema/platform/audit-log.ts'
import { payments, transactionCodes } from '../../../schema/selling/payments.ts'
import { insertRows, numbered } from '../bulk.ts'
import { later } from '../moment.ts'
import type { PlacedOrder } from './placed-order.ts'

const payingTook = minutes(15)
const checkingTook = minutes(95)

/** A payment at the counter is verified at once. */
function momentsOf({ at, buyer }: PlacedOrder): { paidAt: Date; checkedAt: Date } {
  if (buyer.channel === 'mostrador') return { paidAt: at, checkedAt: at }
  return { paidAt: later(at, payingTook), checkedAt: later(at, checkingTook) }
}

export async function storePayments(
  tx: Transaction,
  orders: readonly { placed: PlacedOrder; total: number }[],
): Promise<void> {
  const paid = orders.flatMap(({ placed, total }) => {
    const { payment } = placed
    if (!payment?.state) return []
    return [{ ...payment, ...momentsOf(placed), state: payment.state, placed, total }]
  })
  const codes = await numbered(
    tx,
    transactionCodes,
    paid.flatMap(({ code, paidAt }) =>
      code ? [{ code, purpose: 'order' as const, createdAt: paidAt }] : [],
    ),
  )
  await insertRows(tx, transactionCodes, codes)
  const codeIds = new Map(codes.map(({ code, id }) => [code, id]))
  const rows = await numbered(
    tx,
    payments,
    paid.map(({ placed, total, method, state, code, paidAt, checkedAt }) => ({
      orderId: placed.id,
      amount: total,
      currency: placed.currency,
      method,
      transactionCodeId: codeIds.get(code ?? '') ?? null,
      state,
      createdAt: paidAt,
      verifiedAt: state === 'verified' ? checkedAt : null,
      verifiedBy: state === 'verified' ? placed.staffId : null,
      note: state === 'rejected' ? 'El código corresponde a otra operación.' : '',
    })),
  )
  await insertRows(tx, payments, rows)
  const checked = rows.filter(({ verifiedAt, verifiedBy }) => verifiedAt !== null && verifiedBy !== null)
  await insertRows(
    tx,
    auditLog,
    checked.map(({ id, verifiedAt, verifiedBy, state }) => {
      const entry = { action: 'update', entity: 'payment', entityId: String(id), after: { state } }
      return { ...entry, actorId: verifiedBy, at: verifiedAt ?? undefined }
    }),
  )
}

export function paymentEvents(placed: PlacedOrder) {
  const { payment, buyer, staffId } = placed
  if (buyer.channel === 'mostrador' || !payment?.state) return []
  const { paidAt, checkedAt } = momentsOf(placed)
  const event = 'payment' as const
  const submitted = payment.code ? paymentNote({ state: 'submitted', detail: payment.code }) : ''
  const given = { at: paidAt, event, actorId: buyer.clientId, note: submitted }
  if (payment.state === 'submitted') return [given]
  const note = paymentNote({ state: payment.state, detail: '' })
  return [given, { at: checkedAt, event, actorId: staffId, note }]
}
