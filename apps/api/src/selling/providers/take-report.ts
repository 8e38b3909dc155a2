import { createHash } from 'node:crypto'
import type { Drizzle, Transaction } from '@tecnoclick/database/connect'
import {
  paymentProviders,
  providerPaymentEvents,
  providerPayments,
} from '@tecnoclick/database/schema/selling/provider-payments'
import { balanceOf, isPaid } from '@tecnoclick/domain/selling/payment-balance'
import {
  judgeReport,
  type ProviderEventOutcome,
  type providerEventSources,
} from '@tecnoclick/domain/selling/provider-payment'
import { and, eq } from 'drizzle-orm'
import type { PaymentAct } from '../../delivery/couriers/take-step.ts'
import type { Refusal } from '../../platform/http/refusal.ts'
import { transact } from '../../platform/rows/transact.ts'
import { lockOrder, type OrderRow } from '../orders/lock-order.ts'
import { enterVerified } from '../orders/paying/judge-payment.ts'
import { paymentsOf } from '../payments/order-payments.ts'
import { inOwnCurrency } from '../payments/settle-payment.ts'
import type { ProviderReport } from './payment-provider.ts'

export type ProviderPaymentRow = typeof providerPayments.$inferSelect

export interface ReportAct extends Omit<PaymentAct, 'actor'> {
  db: Drizzle
  requestId: string
}

interface Heard extends ProviderReport {
  source: (typeof providerEventSources)[number]
  reference: string
  /** '' for what has no number. */
  event: string
}

export type Taken = { outcome: ProviderEventOutcome | 'repeated' }

/**
 * What a provider says of an attempt, once, in one transaction: a report whose effect was not stored is not noted either,
 * so the provider sends it again. The order is locked before its attempt, as everywhere.
 */
export function takeReport(act: ReportAct, providerId: number, heard: Heard): Promise<Taken | Refusal> {
  return transact(act.db, async (tx): Promise<Taken | Refusal> => {
    const isIt = and(
      eq(providerPayments.reference, heard.reference),
      eq(providerPayments.providerId, providerId),
    )
    const [named] = await tx.select({ orderId: providerPayments.orderId }).from(providerPayments).where(isIt)
    const order = named && (await lockOrder(tx, named.orderId))
    const [attempt] = await tx.select().from(providerPayments).where(isIt).for('update')
    if (!order || !attempt) return note(tx, act, { providerId, attempt: null, heard, outcome: 'unknown' })
    const judged = judgeReport(attempt, heard)
    const noted = await note(tx, act, { providerId, attempt, heard, outcome: judged.outcome })
    if (noted.outcome === 'repeated') return noted
    if (judged.outcome === 'attention') await change(tx, attempt, attentionFor(judged.reason, act))
    if (judged.outcome === 'applied') {
      const change = judged.state === 'paid' ? await enter(tx, act, order, attempt) : {}
      await store(tx, attempt, heard, { state: judged.state, ...change })
    }
    return noted
  })
}

/** The same words from the same source are one event. */
function keyOf({ source, reference, event, state, amount, currency }: Heard): string {
  const said = [source, event, reference, state, amount ?? '', currency ?? '']
  return createHash('sha256').update(JSON.stringify(said)).digest('hex')
}

interface Noted {
  providerId: number
  attempt: ProviderPaymentRow | null
  heard: Heard
  outcome: ProviderEventOutcome
}

export async function note(
  tx: Transaction,
  { now }: ReportAct,
  { providerId, attempt, heard, outcome }: Noted,
): Promise<Taken> {
  const { source, state, amount = null, currency = null } = heard
  const entry = { source, state, amount, currency, outcome, at: now }
  const [row] = await tx
    .insert(providerPaymentEvents)
    .values({ ...entry, providerId, providerPaymentId: attempt?.id ?? null, eventKey: keyOf(heard) })
    .onConflictDoNothing()
    .returning({ id: providerPaymentEvents.id })
  return { outcome: row ? outcome : 'repeated' }
}

const attentionFor = (attention: NonNullable<ProviderPaymentRow['attention']>, { now }: ReportAct) => ({
  ...{ attention, attentionAt: now },
})

/** A verified payment of the order, whatever became of it meanwhile: what a cancelled one was paid is owed to its buyer. */
async function enter(
  tx: Transaction,
  { db: _, requestId, ...act }: ReportAct,
  order: OrderRow,
  { amount, providerId }: ProviderPaymentRow,
): Promise<Partial<ProviderPaymentRow>> {
  const [provider] = await tx
    .select({ name: paymentProviders.name, method: paymentProviders.paymentMethod })
    .from(paymentProviders)
    .where(eq(paymentProviders.id, providerId))
  if (!provider) throw new Error('The provider is gone')
  const wasPaid = isPaid(order.total, balanceOf(order.total, await paymentsOf(tx, order.id)))
  const money = inOwnCurrency(amount, order.currency)
  const entered = { money, note: provider.name, method: provider.method }
  const paymentId = await enterVerified(tx, { ...act, actor: { userId: null, requestId } }, order, entered)
  const isExcess = wasPaid && order.status !== 'CANCELADA'
  return { paymentId, paidAt: act.now, ...(isExcess && { attention: 'excess', attentionAt: act.now }) }
}

function store(
  tx: Transaction,
  attempt: ProviderPaymentRow,
  { providerReference }: Heard,
  values: Partial<ProviderPaymentRow>,
): Promise<void> {
  return change(tx, attempt, {
    ...values,
    providerReference: attempt.providerReference ?? providerReference,
  })
}

export async function change(
  tx: Transaction,
  { id, version }: ProviderPaymentRow,
  values: Partial<ProviderPaymentRow>,
): Promise<void> {
  await tx
    .update(providerPayments)
    .set({ ...values, version: version + 1 })
    .where(eq(providerPayments.id, id))
}
