import type { OrderPayment } from '@tecnoclick/contract/selling/orders/payment-schemas'
import type { ListedOrder, Order, OrderItem } from '@tecnoclick/contract/selling/orders/schemas'
import type { Transfer } from '@tecnoclick/contract/selling/payments/transfer-schema'
import type { OrderRefund } from '@tecnoclick/contract/selling/refunds/schemas'
import { isCredit } from '@tecnoclick/domain/money/credit/credit'
import { toWire } from '@tecnoclick/domain/platform/money'
import { invalidOrderNumber } from '@tecnoclick/domain/platform/order-number'
import { expiryOf, mayExpire } from '@tecnoclick/domain/selling/order-expiry'
import { lineAmounts } from '@tecnoclick/domain/selling/order-fields'
import { balanceOf, stateOfPayments } from '@tecnoclick/domain/selling/payment-balance'
import { accountsOf } from '@tecnoclick/domain/selling/payment-method'
import { excessOf, refundDueOf } from '@tecnoclick/domain/selling/refund-due'
import { transferDetails } from '@tecnoclick/domain/selling/transfer-details'
import { nextPart, planTransfers, type TransferPlan } from '@tecnoclick/domain/selling/transfer-parts'
import type { Settings } from '@tecnoclick/domain/site/settings'
import { toWireFields } from '../../../platform/rows/own-columns.ts'
import { wireRate } from '../../payments/wire-rate.ts'
import type {
  ListedStoredOrder,
  StoredOrder,
  StoredOrderLine,
  StoredPayment,
  StoredRefund,
} from './stored-order.ts'

interface Reader {
  forStaff: boolean
}

export function serializeOrder(
  { messages, ...order }: StoredOrder,
  settings: Settings,
  reader: Reader = { forStaff: false },
): Order {
  return {
    ...serializeListedOrder(order, settings, reader),
    messages: messages.map(({ createdAt, ...message }) => ({ ...message, date: date(createdAt) })),
  }
}

/** Reasons of staff, and what they have not read, are for staff. */
export function serializeListedOrder(
  order: ListedStoredOrder,
  settings: Settings,
  { forStaff }: Reader,
): ListedOrder {
  const {
    number,
    subtotal,
    total,
    extraLines,
    lines,
    unreadSince,
    history,
    respondedAt,
    expiresAt,
    paymentCheckUntil: _until,
    excessKept,
    method: _method,
    ...same
  } = order
  const payments = order.payments.map((payment) => serializePayment(payment, forStaff))
  const { paid, due } = balanceOf(total, order.payments)
  const refunded = amountOf(order.refunds)
  const { status } = order
  const withoutReturns = amountOf(order.refunds.filter(({ returnId }) => returnId === null))
  return {
    ...same,
    noSellOrden: number ?? invalidOrderNumber,
    orderDate: date(order.orderDate),
    subtotal: toWire(subtotal),
    total: toWire(total),
    additionalLines: extraLines.map((extra) => ({ label: extra.label, total: toWire(extra.total) })),
    items: lines.map(serializeItem),
    respondedDate: respondedAt === null ? null : date(respondedAt),
    expiresDate: expiryDate(order, settings),
    payment: payments.at(-1) ?? null,
    payments,
    paid: toWire(paid),
    due: toWire(due),
    refunds: order.refunds.map(serializeRefund),
    refundDue: toWire(refundDueOf({ status, paid, refunded })),
    excess: toWire(excessOf({ status, total, paid, refunded: withoutReturns, excessKept })),
    transfer: transferOf(order, settings),
    unreadSince: forStaff && unreadSince !== null ? date(unreadSince) : null,
    history: history
      .filter(({ event }) => forStaff || event !== 'reason')
      .map((entry) => ({ ...entry, at: date(entry.at) })),
  }
}

function serializeItem(line: StoredOrderLine): OrderItem {
  const { product, options } = line
  return {
    ...line,
    ...toWireFields(lineAmounts, line),
    productId: product.id,
    options: options.map((option) => ({ ...option, price: toWire(option.price) })),
  }
}

function serializePayment(
  {
    amount,
    settled,
    ratePaid,
    rateSettled,
    rateDay,
    createdAt,
    verifiedAt,
    collected,
    received,
    exchangedChange: exchanged,
    ...same
  }: StoredPayment,
  forStaff: boolean,
): OrderPayment {
  return {
    ...same,
    amount: toWire(amount),
    settles: toWire(settled),
    rate: wireRate({ ratePaid, rateSettled, rateDay }),
    received: received === null ? null : toWire(received),
    exchangedChange: exchanged && { ...exchanged, amount: toWire(exchanged.amount) },
    collected: collected && {
      ...collected,
      amount: toWire(collected.amount),
      by: forStaff ? collected.by : null,
    },
    createdDate: date(createdAt),
    verifiedDate: verifiedAt === null ? null : date(verifiedAt),
  }
}

const amountOf = (given: readonly StoredRefund[]) => given.reduce((sum, { settled }) => sum + settled, 0)

function serializeRefund({ refundedAt, amount, settled, returnId: _, ...same }: StoredRefund): OrderRefund {
  return { ...same, amount: toWire(amount), settles: toWire(settled), refundedDate: date(refundedAt) }
}

function transferOf(order: ListedStoredOrder, settings: Settings): Transfer | null {
  const { method, channel, status, currency, total, number } = order
  if (!method || channel === 'mostrador' || status === 'CANCELADA') return null
  const { open, due } = balanceOf(total, order.payments)
  // What is left to pay; all of it again once it is covered, for whoever looks it up.
  const limit = settings.transferDailyLimit[currency] ?? 0
  const amount = nextPart(open || due || total, limit)
  const terms = { ...settings, transferAccounts: accountsOf(method, settings.transferAccounts) }
  const details = transferDetails(terms, { currency, amount, concept: number ?? `${order.id}` })
  if (!details) return null
  const plan = planTransfers(total, order.payments, limit)
  return { ...details, currency, amount: toWire(amount), plan: plan ? wirePlan(plan) : null }
}

function wirePlan({ limit, parts }: TransferPlan): Transfer['plan'] {
  return {
    limit: toWire(limit),
    parts: parts.map(({ amount, state }) => ({ amount: toWire(amount), state })),
  }
}

/** The promised date, or before the warning what the setting says. */
function expiryDate(order: ListedStoredOrder, settings: Settings): string | null {
  const { payments, expiresAt, paymentCheckUntil: until } = order
  const paymentState = stateOfPayments(payments.filter(({ method }) => !isCredit(method)))
  const { paid } = balanceOf(order.total, payments)
  if (!mayExpire({ ...order, paymentState, isPaid: paid >= order.total })) return null
  const paymentCheckUntil = until === null ? null : new Date(until)
  const expiry = expiryOf({ orderDate: new Date(order.orderDate), paymentCheckUntil }, settings)
  if (!expiry) return null
  return expiresAt === null ? expiry.toISOString() : date(expiresAt)
}

/** PostgreSQL writes `+00:00` in JSON, the wire format has `Z`. */
function date(text: string): string {
  return new Date(text).toISOString()
}
