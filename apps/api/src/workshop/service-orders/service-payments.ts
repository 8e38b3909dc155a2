import type {
  ServiceCharge,
  ServicePayment,
  ServiceRefund,
} from '@tecnoclick/contract/workshop/service-orders/schemas'
import type { Drizzle, Transaction } from '@tecnoclick/database/connect'
import { transactionCodes } from '@tecnoclick/database/schema/selling/payments'
import { refunds } from '@tecnoclick/database/schema/selling/returns'
import { serviceQuotes } from '@tecnoclick/database/schema/workshop/service-orders'
import { servicePayments } from '@tecnoclick/database/schema/workshop/service-payments'
import { toWire } from '@tecnoclick/domain/platform/money'
import { type Charge, chargeOf } from '@tecnoclick/domain/workshop/repair-charge'
import { asc, desc, eq } from 'drizzle-orm'
import { wireRate } from '../../selling/payments/wire-rate.ts'

type Reader = Drizzle | Transaction

export async function readPayments(db: Reader, orderId: number) {
  const rows = await db
    .select({ payment: servicePayments, code: transactionCodes.code })
    .from(servicePayments)
    .leftJoin(transactionCodes, eq(transactionCodes.id, servicePayments.transactionCodeId))
    .where(eq(servicePayments.serviceOrderId, orderId))
    .orderBy(asc(servicePayments.id))
  return rows.map(({ payment, code }) => ({ ...payment, code }))
}

export async function readRefunds(db: Reader, orderId: number) {
  const rows = await db
    .select({ refund: refunds, code: transactionCodes.code })
    .from(refunds)
    .leftJoin(transactionCodes, eq(transactionCodes.id, refunds.transactionCodeId))
    .where(eq(refunds.serviceOrderId, orderId))
    .orderBy(asc(refunds.id))
  return rows.map(({ refund, code }) => ({ ...refund, code }))
}

/** Money as it pays the price: that in another currency by its rate. */
function settledMoney(moved: {
  amount: number
  currency: string
  settled: number | null
  settledCurrency: string | null
}) {
  const { amount, currency, settled, settledCurrency } = moved
  return { amount: settled ?? amount, currency: settledCurrency ?? currency }
}

/** What a repair costs, minor units. */
export async function readCharge(db: Reader, orderId: number): Promise<Charge | undefined> {
  const [quote] = await db
    .select()
    .from(serviceQuotes)
    .where(eq(serviceQuotes.serviceOrderId, orderId))
    .orderBy(desc(serviceQuotes.id))
    .limit(1)
  const payments = await readPayments(db, orderId)
  const refunds = (await readRefunds(db, orderId)).map((refund) => ({
    ...refund,
    settledCurrency: payments.find(({ id }) => id === refund.servicePaymentId)?.settledCurrency ?? null,
  }))
  return chargeOf(quote, payments.map(settledMoney), refunds.map(settledMoney))
}

interface Money {
  payments: ServicePayment[]
  refunds: ServiceRefund[]
  charge: ServiceCharge | null
}

/** For whoever may see the order. */
export async function readMoney(db: Reader, orderId: number): Promise<Money> {
  const [payments, given] = [await readPayments(db, orderId), await readRefunds(db, orderId)]
  return {
    payments: payments.map(({ id, kind, amount, currency, method, code, receivedAt, settled, ...rate }) => ({
      ...{ id, kind, currency, method, transactionCode: code },
      amount: toWire(amount),
      settles: toWire(settled ?? amount),
      rate: wireRate(rate),
      date: receivedAt.toISOString(),
    })),
    refunds: given.map(({ id, amount, currency, method, code, refundedAt }) => ({
      ...{ id, currency, method, transactionCode: code },
      amount: toWire(amount),
      date: refundedAt.toISOString(),
    })),
    charge: serializeCharge(await readCharge(db, orderId)),
  }
}

export function serializeCharge(charge: Charge | undefined): ServiceCharge | null {
  if (!charge) return null
  const { currency, total, paid, due } = charge
  return { currency, total: total === null ? null : toWire(total), paid: toWire(paid), due: toWire(due) }
}
