import type { Webhook } from '@tecnoclick/contract/platform/webhooks/schemas'
import type { Drizzle, Transaction } from '@tecnoclick/database/connect'
import { sql } from 'drizzle-orm'
import { containsWords, type ListDefinition, wireDate } from '../listing/list-query.ts'

export const webhookFields = {
  id: 'integer',
  name: 'text',
  enable: 'boolean',
  search: 'text',
  createdDate: 'text',
} as const

export const webhookList: ListDefinition = {
  filters: {
    id: (value) => sql`w.id = ${value}`,
    name: (value) => sql`w.name = ${value}`,
    enable: (value) => sql`w.enable = ${value}`,
    search: (value) => containsWords(sql`w.name || ' ' || w.url`, value),
  },
  sorts: { id: sql`w.id`, name: sql`w.name collate "es-x-icu"`, createdDate: sql`w.created_at` },
  defaultSort: sql`w.id`,
  tieBreaker: sql`w.id`,
}

/** Never with its secret. */
export const webhookSource = {
  from: sql`webhooks as w`,
  key: sql`w.id`,
  row: sql`json_build_object(
    'id', w.id, 'name', w.name, 'url', w.url, 'events', to_json(w.events), 'enable', w.enable,
    'disabledReason', w.disabled_reason,
    'previousSecretUntil', case when w.previous_secret_until > now() then ${wireDate(sql`w.previous_secret_until`)} end,
    'waiting', (
      select count(*)::integer from webhook_events as e where e.webhook_id = w.id and e.state in ('pending', 'sending')
    ),
    'failed', (select count(*)::integer from webhook_events as e where e.webhook_id = w.id and e.state = 'failed'),
    'lastDeliveredDate', (
      select ${wireDate(sql`e.delivered_at`)} from webhook_events as e
      where e.webhook_id = w.id and e.state = 'delivered' order by e.id desc limit 1
    ),
    'createdDate', ${wireDate(sql`w.created_at`)}, 'version', w.version
  )`,
}

export async function findWebhook(db: Drizzle | Transaction, id: number): Promise<Webhook | undefined> {
  const { rows } = await db.execute<{ row: Webhook }>(
    sql`select ${webhookSource.row} as row from ${webhookSource.from} where w.id = ${id}`,
  )
  return rows[0]?.row
}
