import { randomBytes } from 'node:crypto'
import type { ProviderDismissal, ProviderRefund } from '@tecnoclick/contract/selling/providers/schemas'
import type { Drizzle, Transaction } from '@tecnoclick/database/connect'
import { paymentProviders, providerPayments } from '@tecnoclick/database/schema/selling/provider-payments'
import { fromWire } from '@tecnoclick/domain/platform/money'
import { refundableOf } from '@tecnoclick/domain/selling/provider-payment'
import { eq } from 'drizzle-orm'
import { type Actor, recordAudit } from '../../platform/audit/record-audit.ts'
import { isRefusal, type Refusal, refuse } from '../../platform/http/refusal.ts'
import { atVersion } from '../../platform/rows/at-version.ts'
import { transact } from '../../platform/rows/transact.ts'
import { Unanswered } from '../../platform/webhooks/post-event.ts'
import { lockOrder } from '../orders/lock-order.ts'
import { readRefundable } from '../refunds/owed-refund.ts'
import { bookRefund } from '../refunds/refund-order.ts'
import { orUnanswered } from './open-provider.ts'
import { change, note, type ProviderPaymentRow } from './take-report.ts'
import { findAttempt, type VerifyAct } from './verify-payment.ts'

const entity = 'provider-payment'

/**
 * Staff give money back with the gateway that collected it (selling.md#online-payments). What is asked for is stored first,
 * under a key: without an answer nobody knows, so the gateway is asked again with the same key until it says yes or no.
 */
export async function refundPayment(
  act: VerifyAct & { actor: Actor },
  id: number,
  { amount: said, version }: ProviderRefund,
): Promise<{ id: number } | Refusal> {
  const { db, actor } = act
  const amount = fromWire(said) ?? 0
  const asked = await transact(db, async (tx): Promise<{ id: number } | Refusal> => {
    const found = await lockAttempt(tx, id)
    if (!found) return refuse('notFound')
    const attempt = atVersion(found.attempt, version)
    if (isRefusal(attempt)) return attempt
    if (attempt.refundKey !== null || !(await canRefund(tx, attempt))) return refuse('conflict')
    const limit = Math.min(refundableOf(attempt), await readRefundable(tx, found.order))
    if (amount > limit) return refuse('refundTooHigh')
    const refundKey = randomBytes(16).toString('hex')
    const refund = { refundKey, refundAmount: amount, refundBy: actor.userId }
    await change(tx, attempt, { ...refund, refunded: attempt.refunded + amount })
    const after = { refund: amount, orderId: attempt.orderId }
    await recordAudit(tx, actor, { action: 'update', entity, entityId: id, after })
    return { id }
  })
  return isRefusal(asked) ? asked : finishRefund(act, id)
}

async function canRefund(tx: Transaction, { providerId }: ProviderPaymentRow): Promise<boolean> {
  const [provider] = await tx
    .select({ refundUrl: paymentProviders.refundUrl })
    .from(paymentProviders)
    .where(eq(paymentProviders.id, providerId))
  return provider?.refundUrl != null
}

/** Asks the gateway for a refund that is under way, and books what it says. */
export async function finishRefund(act: VerifyAct, id: number): Promise<{ id: number } | Refusal> {
  const found = await findAttempt(act, eq(providerPayments.id, id))
  if (!found?.provider) return refuse('conflict')
  const { attempt, provider } = found
  const { refundKey: key, refundAmount: amount } = attempt
  if (key === null || amount === null) return { id }
  const answer = await orUnanswered(provider.refund(attempt, { amount, key }))
  // The job asks again.
  if (answer instanceof Unanswered) return { id }
  const outcome = await transact(act.db, (tx) => book(tx, act, { id, key, isDone: answer === 'done' }))
  if (isRefusal(outcome)) return outcome
  return answer === 'done' ? { id } : refuse('conflict')
}

async function book(
  tx: Transaction,
  act: VerifyAct,
  { id, key, isDone }: { id: number; key: string; isDone: boolean },
): Promise<{ id: number } | Refusal> {
  const found = await lockAttempt(tx, id)
  const { order, attempt } = found ?? {}
  // Another process was told as well.
  if (!order || !attempt || attempt.refundKey !== key) return { id }
  const { refundAmount, refundBy, refunded, amount } = attempt
  if (refundAmount === null || refundBy === null) return { id }
  const ended = { refundKey: null, refundAmount: null, refundBy: null }
  if (!isDone) {
    await change(tx, attempt, { ...ended, refunded: refunded - refundAmount })
    return { id }
  }
  const [provider] = await tx
    .select()
    .from(paymentProviders)
    .where(eq(paymentProviders.id, attempt.providerId))
  if (!provider) throw new Error('The provider is gone')
  await change(tx, attempt, { ...ended, ...(refunded === amount && { state: 'refunded' }) })
  const { providerReference, currency, reference, providerId } = attempt
  const report = { state: 'refunded', amount: refundAmount, currency, providerReference } as const
  const heard = { ...report, source: 'refund', reference, event: key } as const
  await note(tx, act, { providerId, attempt, heard, outcome: 'applied' })
  const actor = { userId: refundBy, requestId: act.requestId }
  const refund = { amount: refundAmount, method: provider.paymentMethod, transactionCodeId: null }
  return bookRefund(tx, { ...act, actor }, order, { ...refund, said: [provider.name] })
}

/** The order is locked before its attempt, as everywhere. */
async function lockAttempt(tx: Transaction, id: number) {
  const [named] = await tx
    .select({ orderId: providerPayments.orderId })
    .from(providerPayments)
    .where(eq(providerPayments.id, id))
  const order = named && (await lockOrder(tx, named.orderId))
  const [attempt] = await tx.select().from(providerPayments).where(eq(providerPayments.id, id)).for('update')
  return order && attempt ? { order, attempt } : undefined
}

/** Staff have looked at what a gateway said, and say what they did. */
export function dismissAttention(
  db: Drizzle,
  actor: Actor,
  id: number,
  { reason, version }: ProviderDismissal,
): Promise<{ id: number } | Refusal> {
  return transact(db, async (tx) => {
    const isIt = eq(providerPayments.id, id)
    const [row] = await tx.select().from(providerPayments).where(isIt).for('update')
    const attempt = atVersion(row, version)
    if (isRefusal(attempt)) return attempt
    if (attempt.attention === null) return refuse('conflict')
    await change(tx, attempt, { attention: null, attentionAt: null })
    const before = { attention: attempt.attention }
    await recordAudit(tx, actor, { action: 'update', entity, entityId: id, before, after: { reason } })
    return { id }
  })
}
