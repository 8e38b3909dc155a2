import type { ReceivedMessage, SentMessage } from '@tecnoclick/contract/site/contact/schemas'
import type { contactMessages } from '@tecnoclick/database/schema/site/contact-messages'

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
    ...{ id, userId, email, name, subject, body, reply, enable, version },
    createdDate: row.createdAt.toISOString(),
    updatedDate: row.updatedAt.toISOString(),
    readDate: row.readAt?.toISOString() ?? null,
    repliedDate: row.repliedAt?.toISOString() ?? null,
  }
}
