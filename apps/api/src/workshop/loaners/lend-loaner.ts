import type { CameBack, NewLoan } from '@tecnoclick/contract/workshop/work/schemas'
import type { Transaction } from '@tecnoclick/database/connect'
import { loanerLoans, loaners } from '@tecnoclick/database/schema/workshop/loaners'
import { havanaDay } from '@tecnoclick/domain/platform/havana-day'
import { and, eq, isNull } from 'drizzle-orm'
import { type Refusal, refuse } from '../../platform/http/refusal.ts'

interface Act {
  orderId: number
  staffId: number
  now: Date
}

/** Lent once: the database has an index for it, and the device is locked. */
export async function lendLoaner(
  tx: Transaction,
  { orderId, staffId, now }: Act,
  { loanerId, dueOn }: NewLoan,
): Promise<undefined | Refusal> {
  if (dueOn < havanaDay(now)) return refuse('invalid', { fields: { dueOn: { code: 'future' } } })
  const [loaner] = await tx.select().from(loaners).where(eq(loaners.id, loanerId)).for('update')
  if (!loaner) return refuse('invalid', { fields: { loanerId: { code: 'required' } } })
  const isLent =
    (await tx.$count(loanerLoans, and(eq(loanerLoans.loanerId, loanerId), isNull(loanerLoans.returnedAt)))) >
    0
  if (isLent || loaner.state !== 'ready' || !loaner.enable) return refuse('conflict')
  await tx
    .insert(loanerLoans)
    .values({ loanerId, serviceOrderId: orderId, lentAt: now, lentBy: staffId, dueOn })
  return undefined
}

/** Once: a second return is a conflict. */
export async function endLoan(
  tx: Transaction,
  { orderId, staffId, now }: Act,
  loanId: number,
  { note = '' }: CameBack,
): Promise<undefined | Refusal> {
  const which = and(eq(loanerLoans.id, loanId), eq(loanerLoans.serviceOrderId, orderId))
  if ((await tx.$count(loanerLoans, which)) === 0) return refuse('notFound')
  const ended = await tx
    .update(loanerLoans)
    .set({ returnedAt: now, returnedBy: staffId, note })
    .where(and(which, isNull(loanerLoans.returnedAt)))
    .returning({ id: loanerLoans.id })
  return ended.length === 0 ? refuse('conflict') : undefined
}
