import type { MessageChange, MessageReply, ReceivedMessage } from '@tecnoclick/contract/site/contact/schemas'
import { contactMessages } from '@tecnoclick/database/schema/site/contact-messages'
import { eq } from 'drizzle-orm'
import type { Actor } from '../../platform/audit/record-audit.ts'
import type { ApiDeps } from '../../platform/deps.ts'
import { isRefusal, type Refusal, refuse } from '../../platform/http/refusal.ts'
import { queueWrittenMail } from '../../platform/mail/queue-mail.ts'
import { updateVersioned } from '../../platform/rows/audited-writes.ts'
import { omitUndefined } from '../../platform/rows/omit-undefined.ts'
import { transact } from '../../platform/rows/transact.ts'
import { contactReplyMail } from './contact-mails.ts'
import { receivedMessage } from './list-messages.ts'

const change = { table: contactMessages, entity: 'contact message' } as const

/** Marks a message as read or unread, or archives it. */
export function changeMessage(
  { database: { db }, now }: Pick<ApiDeps, 'database' | 'now'>,
  actor: Actor,
  id: number,
  { read, enable, version }: MessageChange,
): Promise<ReceivedMessage | Refusal> {
  const readAt = read === undefined ? undefined : read ? now() : null
  return transact(db, async (tx) => {
    const row = await updateVersioned(tx, actor, {
      ...change,
      id,
      version,
      changes: omitUndefined({ readAt, enable }),
    })
    return isRefusal(row) ? row : receivedMessage(row)
  })
}

/** One answer per message, stored and queued as a mail in one transaction. */
export async function replyToMessage(
  { database: { db }, now, wakeMail }: Pick<ApiDeps, 'database' | 'now' | 'wakeMail'>,
  actor: Actor,
  id: number,
  { reply, version }: MessageReply,
): Promise<ReceivedMessage | Refusal> {
  const at = now()
  const outcome = await transact(db, async (tx) => {
    const [before] = await tx.select().from(contactMessages).where(eq(contactMessages.id, id)).for('update')
    if (!before) return refuse('notFound')
    if (before.reply !== null) return refuse('conflict')
    const changes = { reply, repliedAt: at, repliedBy: actor.userId, readAt: before.readAt ?? at }
    const row = await updateVersioned(tx, actor, { ...change, id, version, changes })
    if (isRefusal(row)) return row
    const envelope = { kind: 'contact-reply', to: row.email, dedupeKey: `contact-reply:${id}` }
    await queueWrittenMail(tx, envelope, (store) => contactReplyMail(store, row, reply))
    return receivedMessage(row)
  })
  if (!isRefusal(outcome)) wakeMail()
  return outcome
}
