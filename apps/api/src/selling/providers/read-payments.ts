import type { OnlinePayment, ProviderPayment } from '@tecnoclick/contract/selling/providers/schemas'
import type { Drizzle } from '@tecnoclick/database/connect'
import { orders } from '@tecnoclick/database/schema/selling/orders'
import {
  paymentProviders,
  providerPaymentEvents,
  providerPayments,
} from '@tecnoclick/database/schema/selling/provider-payments'
import { toWire } from '@tecnoclick/domain/platform/money'
import { isUnderWay, refundableOf } from '@tecnoclick/domain/selling/provider-payment'
import { asc, desc, eq, inArray } from 'drizzle-orm'

/** For whoever comes back from a gateway: nothing of the order but its number. */
export async function findOnlinePayment(
  db: Drizzle,
  reference: string,
  now: Date,
): Promise<OnlinePayment | undefined> {
  const [found] = await db
    .select({ attempt: providerPayments, noSellOrden: orders.number, status: orders.status })
    .from(providerPayments)
    .innerJoin(orders, eq(orders.id, providerPayments.orderId))
    .where(eq(providerPayments.reference, reference))
  if (!found) return undefined
  const { attempt, noSellOrden, status } = found
  const { state, amount, currency, url, expiresAt } = attempt
  const isOrderCancelled = status === 'CANCELADA'
  const mayPay = isUnderWay(state) && expiresAt > now && !isOrderCancelled
  const shown = { state, amount: toWire(amount), currency, noSellOrden, isOrderCancelled }
  return { ...shown, url: mayPay ? url : null }
}

/** The attempts of an order, newest first, each with what was heard of it. */
export function listProviderPayments(db: Drizzle, orderId: number): Promise<ProviderPayment[]> {
  return read(db, eq(providerPayments.orderId, orderId))
}

export async function findProviderPayment(db: Drizzle, id: number): Promise<ProviderPayment | undefined> {
  const [found] = await read(db, eq(providerPayments.id, id))
  return found
}

async function read(db: Drizzle, isIt: ReturnType<typeof eq>): Promise<ProviderPayment[]> {
  const found = await db
    .select({ attempt: providerPayments, provider: paymentProviders })
    .from(providerPayments)
    .innerJoin(paymentProviders, eq(paymentProviders.id, providerPayments.providerId))
    .where(isIt)
    .orderBy(desc(providerPayments.id))
  const ids = found.map(({ attempt }) => attempt.id)
  const events =
    ids.length === 0
      ? []
      : await db
          .select()
          .from(providerPaymentEvents)
          .where(inArray(providerPaymentEvents.providerPaymentId, ids))
          .orderBy(asc(providerPaymentEvents.id))
  return found.map(({ attempt, provider }) => ({
    ...serialize(attempt, provider),
    events: events
      .filter(({ providerPaymentId }) => providerPaymentId === attempt.id)
      .map(({ source, state, amount, currency, outcome, at }) => ({
        ...{ source, state, currency, outcome, date: at.toISOString() },
        amount: amount === null ? null : toWire(amount),
      })),
  }))
}

function serialize(
  attempt: typeof providerPayments.$inferSelect,
  { name, verifyUrl, refundUrl }: typeof paymentProviders.$inferSelect,
): Omit<ProviderPayment, 'events'> {
  const { id, orderId, reference, providerReference, state, currency, attention, version } = attempt
  const isRefunding = attempt.refundKey !== null
  return {
    ...{ id, orderId, providerName: name, reference, providerReference, state, currency, attention, version },
    amount: toWire(attempt.amount),
    refunded: toWire(attempt.refunded),
    refundable: refundUrl === null || isRefunding ? 0 : toWire(refundableOf(attempt)),
    isRefunding,
    mayVerify: verifyUrl !== null,
    createdDate: attempt.createdAt.toISOString(),
    paidDate: attempt.paidAt?.toISOString() ?? null,
    expiresDate: attempt.expiresAt.toISOString(),
  }
}
