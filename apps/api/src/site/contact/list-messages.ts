import type { List } from '@tecnoclick/contract/platform/wire'
import type { ReceivedMessage, SentMessage } from '@tecnoclick/contract/site/contact/schemas'
import type { Drizzle } from '@tecnoclick/database/connect'
import { contactMessages } from '@tecnoclick/database/schema/site/contact-messages'
import { eq, isNotNull, isNull, sql } from 'drizzle-orm'
import { isRefusal, type Refusal } from '../../platform/http/refusal.ts'
import { containsWords, type ListDefinition, selectList } from '../../platform/listing/list-query.ts'
import type { ListFields, ListRequest } from '../../platform/listing/list-request.ts'
import { isAssignedTo } from '../../staff/desk/desk-subjects.ts'

export const messageFields: ListFields = {
  id: 'integer',
  email: 'text',
  name: 'text',
  subject: 'text',
  enable: 'boolean',
  read: 'boolean',
  handled: 'boolean',
  /** A member of staff, or 0 for nobody. */
  assignedTo: 'integer',
  search: 'text',
  createdDate: 'text',
}

const { email, name, subject, enable, readAt, handledAt, createdAt } = contactMessages

const selectable: ListDefinition = {
  filters: {
    id: (value) => eq(contactMessages.id, Number(value)),
    email: (value) => eq(email, String(value)),
    name: (value) => eq(name, String(value)),
    subject: (value) => eq(subject, String(value)),
    enable: (value) => eq(enable, value === true),
    read: (value) => (value === true ? isNotNull(readAt) : isNull(readAt)),
    assignedTo: (value) => isAssignedTo(sql`message_id`, sql`${contactMessages.id}`, value),
    handled: (value) => (value === true ? isNotNull(handledAt) : isNull(handledAt)),
    search: (value) => containsWords(sql`concat_ws(' ', ${name}, ${email}, ${subject})`, value),
  },
  sorts: {
    id: sql`${contactMessages.id}`,
    email: sql`${email}`,
    name: sql`${name} collate "es-x-icu"`,
    subject: sql`${subject} collate "es-x-icu"`,
    createdDate: sql`${createdAt}`,
  },
  defaultSort: sql`${contactMessages.id} asc`,
  tieBreaker: sql`${contactMessages.id} desc`,
}

export async function listMessages(db: Drizzle, list: ListRequest): Promise<List<ReceivedMessage> | Refusal> {
  const selection = selectList(list, selectable)
  if (isRefusal(selection)) return selection
  const { condition, sorting } = selection
  const [rows, total] = await Promise.all([
    db.select().from(contactMessages).where(condition).orderBy(sorting).limit(list.limit).offset(list.skip),
    db.$count(contactMessages, condition),
  ])
  return { data: rows.map(receivedMessage), total }
}

type MessageRow = typeof contactMessages.$inferSelect

export function sentMessage(
  row: Pick<MessageRow, 'email' | 'name' | 'subject' | 'body'>,
  at: Date,
): SentMessage {
  const { email, name, subject, body } = row
  const date = at.toISOString()
  return { email, name, subject, body, createdDate: date, updatedDate: date, enable: true }
}

export function receivedMessage(row: MessageRow): ReceivedMessage {
  const { id, userId, email, name, subject, body, reply, enable, version } = row
  return {
    id,
    userId,
    email,
    name,
    subject,
    body,
    reply,
    enable,
    version,
    createdDate: row.createdAt.toISOString(),
    updatedDate: row.updatedAt.toISOString(),
    readDate: row.readAt?.toISOString() ?? null,
    handledDate: row.handledAt?.toISOString() ?? null,
    repliedDate: row.repliedAt?.toISOString() ?? null,
  }
}
