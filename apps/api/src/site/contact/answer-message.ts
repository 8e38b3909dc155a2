import type { MessageChange, MessageReply, ReceivedMessage } from '@tecnoclick/contract/site/contact/schemas'
import type { Transaction } from '@tecnoclick/database/connect'
import { contactMessages } from '@tecnoclick/database/schema/site/contact-messages'
import { and, eq, isNotNull } from 'drizzle-orm'
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

/** Marks a message as read, settles it without a reply, or archives it. One that was answered stays settled. */
export function changeMessage(
  { database: { db }, now }: Pick<ApiDeps, 'database' | 'now'>,
  actor: Actor,
  id: number,
  { read, handled, enable, version }: MessageChange,
): Promise<ReceivedMessage | Refusal> {
  const at = now()
  const readAt = read === undefined ? undefined : read ? at : null
  const handledAt = handled === undefined ? undefined : handled ? at : null
  return transact(db, async (tx) => {
    if (handled === false && (await isAnswered(tx, id))) return refuse('conflict')
    const row = await updateVersioned(tx, actor, {
      ...change,
      id,
      version,
      changes: omitUndefined({ readAt, handledAt, enable }),
    })
    return isRefusal(row) ? row : receivedMessage(row)
  })
}

async function isAnswered(tx: Transaction, id: number): Promise<boolean> {
  const answered = and(eq(contactMessages.id, id), isNotNull(contactMessages.repliedAt))
  return (await tx.$count(contactMessages, answered)) > 0
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
    const changes = {
      reply,
      repliedAt: at,
      repliedBy: actor.userId,
      readAt: before.readAt ?? at,
      handledAt: before.handledAt ?? at,
    }
    const row = await updateVersioned(tx, actor, { ...change, id, version, changes })
    if (isRefusal(row)) return row
    const envelope = { kind: 'contact-reply', to: row.email, dedupeKey: `contact-reply:${id}` }
    await queueWrittenMail(tx, envelope, (store) => contactReplyMail(store, row, reply))
    return receivedMessage(row)
  })
  if (!isRefusal(outcome)) wakeMail()
  return outcome
}
