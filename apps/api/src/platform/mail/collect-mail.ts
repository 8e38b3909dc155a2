import type { Transaction } from '@tecnoclick/database/connect'
import { isClosedAddress } from '@tecnoclick/domain/people/closed-account'
import { minutes } from '@tecnoclick/domain/platform/duration'
import { renderMail } from './layout.ts'
import { type Mail, rewriteMail, type WrittenMail } from './queue-mail.ts'
import { readStore, type Store } from './read-store.ts'

/** Messages of one side in the same five minutes become one mail. */
const collecting = minutes(5)

interface Collected {
  /** Whose messages about what, e.g. `service-message:17:staff`. */
  key: string
  /** The message that was written now. */
  messageId: number
  now: Date
}

type CollectedMail = Pick<Mail, 'kind' | 'to' | 'replyTo' | 'orderIds'> & WrittenMail

/** Writes the mail with all messages since the given moment again. The caller's lock puts them in one order. */
export async function collectMail(
  tx: Transaction,
  { key, messageId, now }: Collected,
  write: (store: Store, since: Date) => CollectedMail | Promise<CollectedMail>,
): Promise<void> {
  const store = await readStore(tx)
  const since = Math.floor(now.getTime() / collecting) * collecting
  const { content, ...envelope } = await write(store, new Date(since))
  if (envelope.to === '' || isClosedAddress(envelope.to)) return
  const mail = { ...envelope, ...renderMail(content, store) }
  const dueAt = new Date(since + collecting)
  const { rowCount } = await rewriteMail(tx, { ...mail, dedupeKey: `${key}:${since}` }, dueAt)
  // The mail of these minutes is being sent already.
  if (!rowCount) await rewriteMail(tx, { ...mail, dedupeKey: `${key}:m${messageId}` }, now)
}
