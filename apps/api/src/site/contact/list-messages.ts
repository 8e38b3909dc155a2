import type { List } from '@tecnoclick/contract/platform/wire'
import type { ReceivedMessage } from '@tecnoclick/contract/site/contact/schemas'
import type { Drizzle } from '@tecnoclick/database/connect'
import { contactMessages } from '@tecnoclick/database/schema/site/contact-messages'
import { eq, isNotNull, isNull, sql } from 'drizzle-orm'
import { isRefusal, type Refusal } from '../../platform/http/refusal.ts'
import type { ListFields, ListRequest } from '../../platform/listing/list-request.ts'
import { holdsWords, type Selectable, selectPage } from '../../platform/listing/select-page.ts'
import { receivedMessage } from './serialize-message.ts'

export const messageFields: ListFields = {
  id: 'integer',
  email: 'text',
  name: 'text',
  subject: 'text',
  enable: 'boolean',
  read: 'boolean',
  search: 'text',
  createdDate: 'text',
}

const { email, name, subject, enable, readAt, createdAt } = contactMessages

const selectable: Selectable = {
  conditions: {
    id: (value) => eq(contactMessages.id, Number(value)),
    email: (value) => eq(email, String(value)),
    name: (value) => eq(name, String(value)),
    subject: (value) => eq(subject, String(value)),
    enable: (value) => eq(enable, value === true),
    read: (value) => (value === true ? isNotNull(readAt) : isNull(readAt)),
    search: (value) => holdsWords(sql`concat_ws(' ', ${name}, ${email}, ${subject})`, value),
  },
  sorting: {
    id: sql`${contactMessages.id}`,
    email: sql`${email}`,
    name: sql`${name} collate "es-x-icu"`,
    subject: sql`${subject} collate "es-x-icu"`,
    createdDate: sql`${createdAt}`,
  },
  usual: sql`${contactMessages.id} asc`,
  tie: sql`${contactMessages.id} desc`,
}

export async function listMessages(db: Drizzle, list: ListRequest): Promise<List<ReceivedMessage> | Refusal> {
  const selection = selectPage(list, selectable)
  if (isRefusal(selection)) return selection
  const { condition, order } = selection
  const [rows, total] = await Promise.all([
    db.select().from(contactMessages).where(condition).orderBy(order).limit(list.limit).offset(list.skip),
    db.$count(contactMessages, condition),
  ])
  return { data: rows.map(receivedMessage), total }
}
