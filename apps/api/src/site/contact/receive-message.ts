import type { ContactMessage, SentMessage } from '@tecnoclick/contract/site/contact/schemas'
import type { Transaction } from '@tecnoclick/database/connect'
import { contactMessages } from '@tecnoclick/database/schema/site/contact-messages'
import type { ApiDeps } from '../../platform/deps.ts'
import { isRefusal, type Refusal } from '../../platform/http/refusal.ts'
import { runOnce } from '../../platform/idempotency/run-once.ts'
import { queueWrittenMail } from '../../platform/mail/queue-mail.ts'
import { readStore } from '../../platform/mail/read-store.ts'
import { transact } from '../../platform/rows/transact.ts'
import { contactMail } from './contact-mails.ts'
import { sentMessage } from './list-messages.ts'

interface Sender {
  userId: number | null
  /** A message written offline is retried under the same key and stored once. */
  key: string | undefined
}

/** Stored and queued as a mail to the shop in one transaction (site.md#contact). */
export async function receiveMessage(
  deps: Pick<ApiDeps, 'database' | 'now' | 'wakeMail'>,
  { website, ...message }: ContactMessage,
  { userId, key }: Sender,
): Promise<SentMessage | Refusal> {
  const now = deps.now()
  const answer = sentMessage(message, now)
  if (website) return answer
  const outcome = await transact(deps.database.db, (tx) =>
    runOnce(tx, { userId, scope: 'contactemails', key, request: message }, async () => {
      await store(tx, { ...message, userId, createdAt: now, updatedAt: now })
      return answer
    }),
  )
  if (!isRefusal(outcome)) deps.wakeMail()
  return outcome
}

async function store(tx: Transaction, values: typeof contactMessages.$inferInsert): Promise<void> {
  const [row] = await tx.insert(contactMessages).values(values).returning({ id: contactMessages.id })
  if (!row) throw new Error('The message was not stored')
  const { email: to } = await readStore(tx)
  const envelope = { kind: 'contact', to, replyTo: values.email, dedupeKey: `contact:${row.id}` }
  await queueWrittenMail(tx, envelope, () => contactMail(values))
}
