import { type Drizzle, inTransaction, type Transaction } from '@tecnoclick/database/connect'
import { webhookEvents, webhooks } from '@tecnoclick/database/schema/platform/webhooks'
import { type WebhookDisabledReason, webhookRetryDelay } from '@tecnoclick/domain/platform/webhooks'
import { and, eq, sql } from 'drizzle-orm'
import type { ClaimedEvent } from './claim-events.ts'
import { type Disabled, type FailedAttempt, queueDisabledMails } from './disabled-mail.ts'

interface Delivered {
  status: number
  body: string
}

export interface Failed extends FailedAttempt {
  retryAfter: number | undefined
}

type Lease = Pick<ClaimedEvent, 'id' | 'attempts' | 'webhookId'>

/** Regardless of the current lease: the receiver has it. */
export async function recordDelivered(
  db: Drizzle,
  { id }: Lease,
  { status, body }: Delivered,
  now: Date,
): Promise<void> {
  await db
    .update(webhookEvents)
    .set({
      state: 'delivered',
      deliveredAt: now,
      leaseUntil: null,
      failure: null,
      failureDetail: null,
      answerStatus: status,
      answerBody: body,
    })
    .where(eq(webhookEvents.id, id))
}

/**
 * Written only by the holder of the lease. Disables the webhook where the receiver says it is gone, or where an event was
 * given up and none was delivered since its first attempt (platform.md#webhooks). The administrators get a mail about it.
 */
export function recordFailed(
  db: Drizzle,
  { id, attempts, webhookId }: Lease,
  failed: Failed,
  { now, chance, storeUrl }: { now: Date; chance: number; storeUrl: string | undefined },
): Promise<{ state: 'pending' | 'failed'; disabled: WebhookDisabledReason | undefined }> {
  const { failure, detail, status, body, retryAfter } = failed
  const isGone = status === 410
  const delay = isGone ? undefined : webhookRetryDelay(attempts, { chance, requested: retryAfter })
  const state = delay === undefined ? 'failed' : 'pending'
  return inTransaction(db, async (tx) => {
    const { rowCount } = await tx
      .update(webhookEvents)
      .set({
        state,
        leaseUntil: null,
        nextAttemptAt: new Date(now.getTime() + (delay ?? 0)),
        failure,
        failureDetail: detail.slice(0, 200),
        answerStatus: status,
        answerBody: body,
      })
      .where(
        and(
          eq(webhookEvents.id, id),
          eq(webhookEvents.attempts, attempts),
          eq(webhookEvents.state, 'sending'),
        ),
      )
    if (rowCount !== 1 || state === 'pending') return { state, disabled: undefined }
    if (!isGone && (await hasDeliveredSince(tx, webhookId, id))) return { state, disabled: undefined }
    const disabled = await disable(tx, webhookId, isGone ? 'gone' : 'failing')
    if (disabled) await queueDisabledMails(tx, disabled, failed, storeUrl)
    return { state, disabled: disabled?.reason }
  })
}

/** Whether the webhook took any event since this one was written. */
async function hasDeliveredSince(tx: Transaction, webhookId: number, eventId: number): Promise<boolean> {
  const { rows } = await tx.execute<{ delivered: boolean }>(sql`
    select exists (
      select from webhook_events as e, webhook_events as given_up
      where given_up.id = ${eventId} and e.webhook_id = ${webhookId} and e.state = 'delivered'
        and e.delivered_at > greatest(given_up.created_at, given_up.resent_at)
    ) as delivered`)
  return rows[0]?.delivered === true
}

/** Undefined if it was disabled already. */
async function disable(
  tx: Transaction,
  id: number,
  reason: WebhookDisabledReason,
): Promise<Disabled | undefined> {
  const [disabled] = await tx
    .update(webhooks)
    .set({ enable: false, disabledReason: reason, version: sql`${webhooks.version} + 1` })
    .where(and(eq(webhooks.id, id), eq(webhooks.enable, true)))
    .returning({ id: webhooks.id, name: webhooks.name, url: webhooks.url, version: webhooks.version })
  return disabled && { ...disabled, reason }
}
