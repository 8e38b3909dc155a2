import { randomUUID } from 'node:crypto'
import type { WebhookEventDetail } from '@tecnoclick/contract/platform/webhooks/schemas'
import type { Drizzle, Transaction } from '@tecnoclick/database/connect'
import { webhookEvents, webhooks } from '@tecnoclick/database/schema/platform/webhooks'
import { testEventType } from '@tecnoclick/domain/platform/webhooks'
import { and, eq } from 'drizzle-orm'
import { type Actor, recordAudit } from '../audit/record-audit.ts'
import { type Refusal, refuse } from '../http/refusal.ts'
import { transact } from '../rows/transact.ts'
import { findEvent } from './read-events.ts'

interface Act {
  actor: Actor
  now: Date
}

/** Replaces a test that still waits, which would hold this one back. */
export function queueTestEvent(
  db: Drizzle,
  { actor, now }: Act,
  webhookId: number,
): Promise<WebhookEventDetail | Refusal> {
  return transact(db, async (tx) => {
    const [webhook] = await tx
      .select({ enable: webhooks.enable })
      .from(webhooks)
      .where(eq(webhooks.id, webhookId))
      .for('no key update')
    if (!webhook) return refuse('notFound')
    if (!webhook.enable) return refuse('conflict')
    await tx
      .delete(webhookEvents)
      .where(
        and(
          eq(webhookEvents.webhookId, webhookId),
          eq(webhookEvents.type, testEventType),
          eq(webhookEvents.state, 'pending'),
        ),
      )
    const [queued] = await tx
      .insert(webhookEvents)
      .values({
        eventId: randomUUID(),
        webhookId,
        type: testEventType,
        object: 'webhook',
        objectId: webhookId,
        data: { id: webhookId },
        createdAt: now,
        nextAttemptAt: now,
      })
      .returning({ id: webhookEvents.id })
    if (!queued) throw new Error('The event was not stored')
    const after = { webhookId, type: testEventType }
    await recordAudit(tx, actor, { action: 'create', entity: 'webhook-event', entityId: queued.id, after })
    return requireEvent(tx, queued.id)
  })
}

/**
 * The same event with the same id. One that waits is sent now; one that was delivered or given up starts again, and may
 * arrive after later ones.
 */
export function resendEvent(
  db: Drizzle,
  { actor, now }: Act,
  id: number,
): Promise<WebhookEventDetail | Refusal> {
  return transact(db, async (tx) => {
    const [event] = await tx.select().from(webhookEvents).where(eq(webhookEvents.id, id)).for('update')
    if (!event) return refuse('notFound')
    const [webhook] = await tx.select().from(webhooks).where(eq(webhooks.id, event.webhookId))
    if (!webhook?.enable || event.state === 'sending') return refuse('conflict')
    await tx
      .update(webhookEvents)
      .set({
        nextAttemptAt: now,
        ...(event.state !== 'pending' && {
          state: 'pending' as const,
          attempts: 0,
          resentAt: now,
          deliveredAt: null,
          failure: null,
          failureDetail: null,
        }),
      })
      .where(eq(webhookEvents.id, id))
    const { type, state, webhookId } = event
    await recordAudit(tx, actor, {
      action: 'update',
      entity: 'webhook-event',
      entityId: id,
      before: { state },
      after: { state: 'pending', type, webhookId },
    })
    return requireEvent(tx, id)
  })
}

async function requireEvent(tx: Transaction, id: number): Promise<WebhookEventDetail> {
  const event = await findEvent(tx, id)
  if (!event) throw new Error('The event is gone')
  return event
}
