import type { Transaction } from '@tecnoclick/database/connect'
import { outbox } from '@tecnoclick/database/schema/platform/outbox'
import { isClosedAddress } from '@tecnoclick/domain/people/closed-account'
import { sql } from 'drizzle-orm'
import { requireOneAddress, requireOneLine, UnsafeMailError } from './header-safety.ts'
import { renderMail } from './layout.ts'
import type { MailContent } from './mail-content.ts'
import { readStore, type Store } from './read-store.ts'

export interface Mail {
  /** Names the template, e.g. `order-confirmation`; part of the file name without an SMTP server. */
  kind: string
  to: string
  replyTo?: string | undefined
  subject: string
  html: string
  text: string
  /** What belongs into the placeholders of the body, sealed (mail-secrets.ts). */
  secrets?: Buffer | undefined
  /** The orders it is about. */
  orderIds?: number[] | undefined
  /** What the mail tells of, e.g. `order-confirmation:17`: queued again, it stays one mail. */
  dedupeKey: string
}

/**
 * Writes the mail in the transaction it reports: both are committed or neither is. Call `wakeMail` after the commit.
 * Never use `add_job` here: it notifies, and NOTIFY serializes commits (platform.md#mail).
 */
export async function queueMail(tx: Transaction, mail: Mail): Promise<void> {
  await queueMails(tx, [mail])
}

/** Several at once, for a transaction that holds a contended lock. */
export async function queueMails(tx: Transaction, mails: readonly Mail[]): Promise<void> {
  // Nobody reads what concerns a closed account.
  const readable = mails.filter(({ to }) => !isClosedAddress(to))
  if (readable.length > 0) await insertMails(tx, readable)
}

/** For a transaction that sends it together with its commit; at least one mail. */
export function insertMails(tx: Transaction, mails: readonly Mail[]) {
  return tx.insert(outbox).values(mails.map(rowOf)).onConflictDoNothing({ target: outbox.dedupeKey })
}

/** Queues a mail for later, or rewrites it while it waits: several events become one mail. */
export function rewriteMail(tx: Transaction, mail: Mail, dueAt: Date) {
  const row = rowOf(mail)
  const { subject, html, text } = row
  return tx
    .insert(outbox)
    .values({ ...row, nextAttemptAt: dueAt })
    .onConflictDoUpdate({
      target: outbox.dedupeKey,
      set: { subject, html, text, ...(row.orderIds && { orderIds: row.orderIds }) },
      setWhere: sql`${outbox.state} = 'pending' and ${outbox.attempts} = 0`,
    })
}

const longestSubject = 200

/** The subject contains names from the settings and may be long. */
function shortened(subject: string): string {
  return subject.length > longestSubject ? `${subject.slice(0, longestSubject - 1)}…` : subject
}

function rowOf({
  kind,
  to,
  replyTo,
  subject,
  html,
  text,
  secrets,
  orderIds,
  dedupeKey,
}: Mail): typeof outbox.$inferInsert {
  if (!/^[a-z0-9-]{1,40}$/.test(kind)) throw new UnsafeMailError('kind is not a plain name')
  if (/\s/.test(dedupeKey)) throw new UnsafeMailError('dedupeKey contains white space')
  return {
    kind,
    to: requireOneAddress('to', to),
    subject: requireOneLine('subject', shortened(subject), longestSubject),
    html,
    text,
    secrets,
    ...(orderIds && { orderIds }),
    headers: replyTo === undefined ? {} : { 'Reply-To': requireOneAddress('replyTo', replyTo) },
    dedupeKey: requireOneLine('dedupeKey', dedupeKey, 200),
  }
}

export interface WrittenMail {
  subject: string
  content: MailContent
}

/** Renders and queues a mail with the current name and contact data of the shop. */
export async function queueWrittenMail(
  tx: Transaction,
  envelope: Pick<Mail, 'kind' | 'to' | 'replyTo' | 'secrets' | 'orderIds' | 'dedupeKey'>,
  write: (store: Store) => WrittenMail,
): Promise<void> {
  const store = await readStore(tx)
  const { subject, content } = write(store)
  await queueMail(tx, { ...envelope, subject, ...renderMail(content, store) })
}
