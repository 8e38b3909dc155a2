import type { EndedOutsideJob, NewOutsideJob } from '@tecnoclick/contract/workshop/work/schemas'
import type { Transaction } from '@tecnoclick/database/connect'
import { currencies } from '@tecnoclick/database/schema/site/currencies'
import { outsideJobs } from '@tecnoclick/database/schema/workshop/outside-jobs'
import { fromWire } from '@tecnoclick/domain/platform/money'
import { and, eq, isNull } from 'drizzle-orm'
import { isRefusal, type Refusal, refuse } from '../../platform/http/refusal.ts'

interface Act {
  orderId: number
  staffId: number
  now: Date
}

/** The device goes to another workshop; it is at one at a time. */
export async function sendOutside(
  tx: Transaction,
  { orderId, staffId, now }: Act,
  { workshop, expectedOn, cost, note = '' }: NewOutsideJob,
): Promise<undefined | Refusal> {
  const price = await costOf(tx, cost)
  if (isRefusal(price)) return price
  const isAway = and(eq(outsideJobs.serviceOrderId, orderId), isNull(outsideJobs.returnedAt))
  if ((await tx.$count(outsideJobs, isAway)) > 0) return refuse('conflict')
  const job = { serviceOrderId: orderId, workshop, expectedOn, note, sentAt: now, sentBy: staffId }
  await tx.insert(outsideJobs).values({ ...job, ...price })
  return undefined
}

/** It is back; what it cost may be known only now. */
export async function endOutsideJob(
  tx: Transaction,
  { orderId, staffId, now }: Act,
  jobId: number,
  { cost, note }: EndedOutsideJob,
): Promise<undefined | Refusal> {
  const price = await costOf(tx, cost)
  if (isRefusal(price)) return price
  const which = and(eq(outsideJobs.id, jobId), eq(outsideJobs.serviceOrderId, orderId))
  if ((await tx.$count(outsideJobs, which)) === 0) return refuse('notFound')
  const ended = await tx
    .update(outsideJobs)
    .set({ returnedAt: now, returnedBy: staffId, ...price, ...(note && { note }) })
    .where(and(which, isNull(outsideJobs.returnedAt)))
    .returning({ id: outsideJobs.id })
  return ended.length === 0 ? refuse('conflict') : undefined
}

/** Nothing that was not given changes. */
async function costOf(tx: Transaction, cost: NewOutsideJob['cost']) {
  if (!cost) return {}
  const known = await tx.$count(currencies, eq(currencies.code, cost.currency))
  if (known === 0) return refuse('invalid', { fields: { 'cost.currency': { code: 'required' } } })
  return { cost: fromWire(cost.amount) ?? null, costCurrency: cost.currency }
}
