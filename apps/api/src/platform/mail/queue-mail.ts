import type { Transaction } from '@tecnoclick/database/connect'
import { outbox } from '@tecnoclick/database/schema/platform/outbox'
import { isClosedAddress } from '@tecnoclick/domain/people/closed-account'
import { sql } from 'drizzle-orm'
import { requireOneAddress, requireOneLine, UnsafeMailError } from './header-safety.ts'
import { renderMail } from './layout.ts'
import type { MailContent } from './mail-content.ts'
import { readStore, type Store } from './read-store.ts'

interface Envelope {
  /** Names the template, e.g. `order-confirmation`; part of the file name without an SMTP server. */
  kind: string
  to: string
  replyTo?: string | undefined
  subject: string
  /** The address with which its reader gets no more of them, by one click (RFC 8058). */
  unsubscribeUrl?: string | undefined
  /** The orders it is about. */
  orderIds?: number[] | undefined
  /** What the mail tells of, e.g. `order-confirmation:17`: queued again, it stays one mail. */
  dedupeKey: string
}

export interface Mail extends Envelope {
  html: string
  text: string
  /** What belongs into the placeholders of the body, sealed (mail-secrets.ts). */
  secrets?: Buffer | undefined
}

/** Written by the writer of its kind when it is sent (mail-writers.ts). */
export interface UnwrittenMail extends Envelope {
  facts: Record<string, unknown>
  secrets?: Buffer | undefined
}

/**
 * Writes the mail in the transaction it reports: both are committed or neither is. Call `wakeMail` after the commit.
 * Never use `add_job` here: it notifies, and NOTIFY serializes commits (platform.md#mail).
 */
export async function queueMail(tx: Transaction, mail: Mail): Promise<void> {
  await queueMails(tx, [mail])
}

/** Several at once, for a transaction that holds a contended lock. */
export async function queueMails(tx: Transaction, mails: readonly (Mail | UnwrittenMail)[]): Promise<void> {
  // Nobody reads what concerns a closed account.
  const readable = mails.filter(({ to }) => !isClosedAddress(to))
  if (readable.length === 0) return
  await tx.insert(outbox).values(readable.map(rowOf)).onConflictDoNothing({ target: outbox.dedupeKey })
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

function rowOf(mail: Mail | UnwrittenMail) {
  const { orderIds, dedupeKey } = mail
  if (/\s/.test(dedupeKey)) throw new UnsafeMailError('dedupeKey contains white space')
  const body =
    'facts' in mail
      ? { html: '', text: mail.subject, facts: mail.facts, secrets: mail.secrets }
      : { html: mail.html, text: mail.text, secrets: mail.secrets }
  return {
    ...headersOf(mail),
    ...body,
    ...(orderIds && { orderIds }),
    dedupeKey: requireOneLine('dedupeKey', dedupeKey, 200),
  }
}

/** The checked columns of an envelope. */
export function headersOf({ kind, to, replyTo, subject, unsubscribeUrl }: Omit<Envelope, 'dedupeKey'>) {
  if (!/^[a-z0-9-]{1,40}$/.test(kind)) throw new UnsafeMailError('kind is not a plain name')
  return {
    kind,
    to: requireOneAddress('to', to),
    subject: requireOneLine('subject', shortened(subject), longestSubject),
    headers: {
      ...(replyTo !== undefined && { 'Reply-To': requireOneAddress('replyTo', replyTo) }),
      ...(unsubscribeUrl !== undefined && {
        'List-Unsubscribe': `<${requireOneLine('unsubscribeUrl', unsubscribeUrl, 500)}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      }),
    },
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
