import { settlementOf } from '@tecnoclick/domain/money/settlement'
import { minutes } from '@tecnoclick/domain/platform/duration'
import { havanaDay } from '@tecnoclick/domain/platform/havana-day'
import { paymentNote } from '@tecnoclick/domain/selling/payment-note'
import type { Transaction } from '../../../connect.ts'
import { auditLog } from '../../../schema/platform/audit-log.ts'
import { payments, transactionCodes } from '../../../schema/selling/payments.ts'
import { insertRows, numbered } from '../bulk.ts'
import { later } from '../moment.ts'
import type { Currency } from '../pricing.ts'
import type { DemoPayment } from '../selling.ts'
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
    paid.flatMap(({ placed, total, state, code, paidAt, checkedAt, ...payment }) =>
      moneyOf(payment, { total, currency: placed.currency, at: paidAt }).map((money, place) => ({
        orderId: placed.id,
        ...money,
        transactionCodeId: (place === 0 && codeIds.get(code ?? '')) || null,
        state,
        createdAt: paidAt,
        verifiedAt: state === 'verified' ? checkedAt : null,
        verifiedBy: state === 'verified' ? placed.staffId : null,
        note: state === 'rejected' ? 'El código corresponde a otra operación.' : '',
      })),
    ),
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

/** The rest first, as at the counter. */
function moneyOf(
  { method, mixed = [] }: Pick<DemoPayment, 'method' | 'mixed'>,
  { total, currency, at }: { total: number; currency: Currency; at: Date },
) {
  const parts = mixed.map((part) => {
    const [amount, ratePaid, rateSettled] = [part.amount, ...part.rate].map((each) => Math.round(each * 100))
    if (amount === undefined || ratePaid === undefined || rateSettled === undefined)
      throw new Error('A payment of the demo data has no rate')
    const settlement = settlementOf(amount, { paid: ratePaid, settled: rateSettled })
    const { method: paidBy, currency: paidIn } = part
    return {
      method: paidBy,
      amount,
      currency: paidIn,
      ...settlement,
      ratePaid,
      rateSettled,
      rateDay: havanaDay(at),
    }
  })
  const rest = parts.reduce((left, { settled }) => left - settled, total)
  if (rest <= 0) throw new Error('Parts of a payment of the demo data pay more than the order')
  const own = { settled: null, rounding: null, ratePaid: null, rateSettled: null, rateDay: null }
  return [{ method, amount: rest, currency, ...own }, ...parts]
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
