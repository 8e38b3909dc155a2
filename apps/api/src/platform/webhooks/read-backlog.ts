import type { Drizzle } from '@tecnoclick/database/connect'
import { sql } from 'drizzle-orm'

export type WebhookBacklog = { waiting: number; failed: number; oldestSeconds: number }

/** What enabled webhooks have not taken, for the metrics. */
export async function readBacklog(db: Drizzle): Promise<WebhookBacklog> {
  const { rows } = await db.execute<WebhookBacklog>(sql`
    select count(*) filter (where e.state <> 'failed')::integer as waiting,
      count(*) filter (where e.state = 'failed')::integer as failed,
      coalesce(extract(epoch from now() - min(e.created_at) filter (where e.state <> 'failed')), 0)::float as "oldestSeconds"
    from webhook_events as e join webhooks as w on w.id = e.webhook_id and w.enable
    where e.state in ('pending', 'sending', 'failed')`)
  return rows[0] ?? { waiting: 0, failed: 0, oldestSeconds: 0 }
}
