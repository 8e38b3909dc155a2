import type { List } from '@tecnoclick/contract/platform/wire'
import type { ListedPayment } from '@tecnoclick/contract/selling/orders/payment-schemas'
import type { Drizzle } from '@tecnoclick/database/connect'
import { exchangedChange } from '@tecnoclick/database/schema/money/exchanged-change'
import { orders } from '@tecnoclick/database/schema/selling/orders'
import { payments, transactionCodes } from '@tecnoclick/database/schema/selling/payments'
import { paymentProviders, providerPayments } from '@tecnoclick/database/schema/selling/provider-payments'
import { toWire } from '@tecnoclick/domain/platform/money'
import { invalidOrderNumber } from '@tecnoclick/domain/platform/order-number'
import { and, asc, desc, eq, sql } from 'drizzle-orm'
import type { ListRequest } from '../../../platform/listing/list-request.ts'
import { staffNameOf } from '../../../platform/staff-name.ts'
import { isNearCode } from '../../payments/near-code.ts'
import { wireRate } from '../../payments/wire-rate.ts'
import { handedOver } from './courier-cash.ts'

export const paymentFields = { id: 'integer', state: 'text', sellOrderId: 'integer', code: 'text' } as const

/** Oldest first. Codes match by substring, ignoring case. */
export async function listPayments(
  db: Drizzle,
  { where, limit, skip, sort }: ListRequest,
): Promise<List<ListedPayment>> {
  const condition = and(
    where.id === undefined ? undefined : sql`${payments.id} = ${where.id}`,
    where.state === undefined ? undefined : sql`${payments.state} = ${where.state}`,
    where.sellOrderId === undefined ? undefined : sql`${payments.orderId} = ${where.sellOrderId}`,
    where.code === undefined ? undefined : isNearCode(where.code),
  )
  const joined = db
    .select({
      payment: payments,
      change: exchangedChange,
      transactionCode: transactionCodes.code,
      provider: paymentProviders.name,
      number: orders.number,
      courier: sql<string>`${staffNameOf(sql`${payments.collectedBy}`)}`,
      customer: orders.buyerName,
      email: orders.buyerEmail,
      // Few payments have a code. Of all others, a count beside the rows would join every payment for one page.
      total: where.code === undefined ? sql<number>`0` : sql<number>`count(*) over ()::integer`,
    })
    .from(payments)
    .innerJoin(orders, eq(orders.id, payments.orderId))
    .leftJoin(exchangedChange, eq(exchangedChange.paymentId, payments.id))
    .leftJoin(transactionCodes, eq(transactionCodes.id, payments.transactionCodeId))
    .leftJoin(providerPayments, eq(providerPayments.paymentId, payments.id))
    .leftJoin(paymentProviders, eq(paymentProviders.id, providerPayments.providerId))
  const [rows, counted] = await Promise.all([
    joined
      .where(condition)
      .orderBy(sort[0]?.descending ? desc(payments.id) : asc(payments.id))
      .limit(limit)
      .offset(skip),
    where.code === undefined ? db.$count(payments, condition) : undefined,
  ])
  const data = rows.map(
    ({ payment, change, transactionCode, provider, number, courier, customer, email }) => ({
      id: payment.id,
      state: payment.state,
      note: payment.note,
      version: payment.version,
      amount: toWire(payment.amount),
      currency: payment.currency,
      settles: toWire(payment.settled ?? payment.amount),
      rate: wireRate(payment),
      method: payment.method,
      receipt: payment.receipt,
      transactionCode,
      provider,
      createdDate: payment.createdAt.toISOString(),
      verifiedDate: payment.verifiedAt?.toISOString() ?? null,
      collected: payment.collectedBy === null ? null : wireCash(payment, courier),
      received: payment.received === null ? null : toWire(payment.received),
      exchangedChange: change && { amount: toWire(change.givenAmount), currency: change.givenCurrency },
      sellOrderId: payment.orderId,
      noSellOrden: number ?? invalidOrderNumber,
      customer: customer ?? email ?? '',
    }),
  )
  return { data, total: counted ?? rows[0]?.total ?? 0 }
}

function wireCash(payment: typeof payments.$inferSelect, by: string) {
  const { amount, currency } = handedOver(payment)
  return { amount: toWire(amount), currency, by }
}
