import type { Drizzle } from '@tecnoclick/database/connect'
import type { SentEventType, WebhookNetworks } from '@tecnoclick/domain/platform/webhooks'
import { sql } from 'drizzle-orm'

export interface ClaimedEvent {
  id: number
  eventId: string
  type: SentEventType
  data: object
  attempts: number
  createdAt: Date
  webhookId: number
  url: string
  secret: Buffer
  previousSecret: Buffer | null
  previousSecretUntil: Date | null
  /** The setting of this moment. */
  networks: WebhookNetworks
}

interface Claim {
  now: Date
  lease: number
  limit: number
  /** Of one webhook at a time, so that a slow receiver leaves room for the others. */
  perWebhook: number
}

/**
 * Claims due events for one lease, as the outbox does. An event waits while an earlier one of its object is not settled for
 * the same webhook: `webhook_events_waiting` has both. Events of one object thus never overlap.
 */
export async function claimEvents(
  db: Drizzle,
  { now, lease, limit, perWebhook }: Claim,
): Promise<ClaimedEvent[]> {
  const at = now.toISOString()
  const leaseUntil = new Date(now.getTime() + lease).toISOString()
  const { rows } = await db.execute<
    Omit<ClaimedEvent, 'id' | 'createdAt' | 'previousSecretUntil'> & {
      id: string
      createdAt: string
      previousSecretUntil: string | null
    }
  >(sql`
    with due as materialized (
      select found.id from webhooks as w cross join lateral (
        select e.id from webhook_events as e
        where e.webhook_id = w.id and e.state in ('pending', 'sending') and e.next_attempt_at <= ${at}::timestamptz
          and not exists (
            select from webhook_events as earlier
            where earlier.object = e.object and earlier.object_id = e.object_id and earlier.webhook_id = e.webhook_id
              and earlier.id < e.id and earlier.state in ('pending', 'sending')
          )
        order by e.next_attempt_at, e.id
        limit greatest(${perWebhook}::integer - (
          select count(*) from webhook_events as s
          where s.webhook_id = w.id and s.state = 'sending' and s.lease_until > ${at}::timestamptz
        ), 0)
        for update skip locked
      ) as found
      where w.enable limit ${limit}
    )
    update webhook_events as e set
      state = 'sending', attempts = e.attempts + 1,
      lease_until = ${leaseUntil}::timestamptz, next_attempt_at = ${leaseUntil}::timestamptz
    from due, webhooks as w
    where e.id = due.id and w.id = e.webhook_id
    returning e.id, e.event_id as "eventId", e.type, e.data, e.attempts, e.created_at as "createdAt",
      w.id as "webhookId", w.url, w.secret, w.previous_secret as "previousSecret",
      w.previous_secret_until as "previousSecretUntil",
      case when (select value from settings where key = 'webhookNetworks') = '"any"' then 'any' else 'public' end as networks`)
  return rows.map((row) => ({
    ...row,
    id: Number(row.id),
    createdAt: new Date(row.createdAt),
    previousSecretUntil: row.previousSecretUntil === null ? null : new Date(row.previousSecretUntil),
  }))
}
