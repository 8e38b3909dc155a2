import type { Transaction } from '@tecnoclick/database/connect'
import { renderMail } from './layout.ts'
import type { MailContent } from './mail-content.ts'
import { type Mail, queueMail } from './queue-mail.ts'
import { readStore, type Store } from './read-store.ts'

export interface WrittenMail {
  subject: string
  content: MailContent
}

/** Queues what `write` says in the name of the shop as it is called and reached today. */
export async function queueWrittenMail(
  tx: Transaction,
  envelope: Pick<Mail, 'kind' | 'to' | 'replyTo' | 'dedupeKey'>,
  write: (store: Store) => WrittenMail,
): Promise<void> {
  const store = await readStore(tx)
  const { subject, content } = write(store)
  await queueMail(tx, { ...envelope, subject, ...renderMail(content, store) })
}
