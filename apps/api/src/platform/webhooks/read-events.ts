import type { WebhookEvent, WebhookEventDetail } from '@tecnoclick/contract/platform/webhooks/schemas'
import type { Drizzle, Transaction } from '@tecnoclick/database/connect'
import type { SentEventType } from '@tecnoclick/domain/platform/webhooks'
import { sql } from 'drizzle-orm'
import { type ListDefinition, wireDate } from '../listing/list-query.ts'
import { bodyOf } from './sign-event.ts'

export const eventFields = {
  id: 'integer',
  webhookId: 'integer',
  type: 'text',
  state: 'text',
  object: 'text',
  objectId: 'integer',
  createdDate: 'text',
} as const

export const eventList: ListDefinition = {
  filters: {
    id: (value) => sql`e.id = ${value}`,
    webhookId: (value) => sql`e.webhook_id = ${value}`,
    type: (value) => sql`e.type = ${value}`,
    state: (value) => sql`e.state = ${value}`,
    object: (value) => sql`e.object = ${value}`,
    objectId: (value) => sql`e.object_id = ${value}`,
  },
  sorts: { id: sql`e.id`, createdDate: sql`e.created_at` },
  defaultSort: sql`e.id desc`,
  tieBreaker: sql`e.id desc`,
}

export const eventSource = {
  from: sql`webhook_events as e join webhooks as w on w.id = e.webhook_id`,
  key: sql`e.id`,
  row: sql`json_build_object(
    'id', e.id, 'eventId', 'evt_' || replace(e.event_id::text, '-', ''), 'webhookId', w.id, 'webhookName', w.name,
    'type', e.type, 'object', e.object, 'objectId', e.object_id, 'state', e.state, 'attempts', e.attempts,
    'failure', e.failure, 'failureDetail', e.failure_detail, 'answerStatus', e.answer_status,
    'createdDate', ${wireDate(sql`e.created_at`)}, 'deliveredDate', ${wireDate(sql`e.delivered_at`)},
    'nextAttemptDate', case when e.state in ('pending', 'sending') then ${wireDate(sql`e.next_attempt_at`)} end,
    'resentDate', ${wireDate(sql`e.resent_at`)}
  )`,
}

type Found = {
  found: WebhookEvent
  type: SentEventType
  data: object
  createdAt: string
  answerBody: string | null
}

export async function findEvent(
  db: Drizzle | Transaction,
  id: number,
): Promise<WebhookEventDetail | undefined> {
  const { rows } = await db.execute<Found>(sql`
    select ${eventSource.row} as found, e.type, e.data, e.created_at as "createdAt", e.answer_body as "answerBody"
    from ${eventSource.from} where e.id = ${id}`)
  const [row] = rows
  if (!row) return undefined
  const { found, type, data, createdAt, answerBody } = row
  const body = bodyOf({ type, data, createdAt: new Date(createdAt) })
  return { ...found, body, answerBody }
}
