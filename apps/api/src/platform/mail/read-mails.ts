import type { Mail, MailDetail, MailState } from '@tecnoclick/contract/platform/mail/schemas'
import type { List } from '@tecnoclick/contract/platform/wire'
import type { Drizzle, Transaction } from '@tecnoclick/database/connect'
import { searchedWords } from '@tecnoclick/database/search-words'
import { type SQL, sql } from 'drizzle-orm'
import { isRefusal, type Refusal } from '../http/refusal.ts'
import { type ListDefinition, listQuery, wireDate } from '../listing/list-query.ts'
import type { FieldValue, ListRequest } from '../listing/list-request.ts'
import { hasWords } from '../listing/word-search.ts'
import { hasPlaceholder, maskSecrets } from './mail-secrets.ts'
import { bodyOf, type MailWriters } from './mail-writers.ts'
import { readStore } from './read-store.ts'

export const mailFields = {
  id: 'integer',
  kind: 'text',
  state: 'text',
  channel: 'text',
  to: 'text',
  search: 'text',
  createdDate: 'text',
} as const

const selectable: ListDefinition = {
  filters: {
    id: (value) => sql`m.id = ${value}`,
    kind: (value) => sql`m.kind = ${value}`,
    state: (value) => sql`m.state = ${value}`,
    channel: (value) => sql`m.channel = ${value}`,
    to: (value) => sql`lower(m.to_address) = lower(${value}::text)`,
    search: isAbout,
  },
  // The address can be filtered but not sorted by: there are many mails and no index.
  sorts: { id: sql`m.id`, createdDate: sql`m.created_at` },
  defaultSort: sql`m.created_at desc`,
  tieBreaker: sql`m.id desc`,
}

/** Only settled mails have an index of words; those on their way are few. */
function isAbout(search: FieldValue): SQL {
  const words = hasWords(searchedWords.mails('m.'), search)
  return sql`(m.state in ('sent', 'failed') and ${words} or m.state in ('pending', 'sending') and ${words})`
}

const from = sql`outbox as m`
const found = sql`json_build_object(
  'id', m.id, 'kind', m.kind, 'to', m.to_address, 'subject', m.subject, 'state', m.state, 'channel', m.channel,
  'sms', (select s.state from sms_messages as s where s.outbox_id = m.id), 'attempts', m.attempts,
  'lastError', m.last_error, 'createdDate', ${wireDate(sql`m.created_at`)}, 'sentDate', ${wireDate(sql`m.sent_at`)},
  'nextAttemptDate', case when m.state in ('pending', 'sending') then ${wireDate(sql`m.next_attempt_at`)} end,
  'resendOf', m.resend_of, 'resentAs', null
)`

const source = { from, key: sql`m.id`, row: found, hasWordIndex: true }

export async function listMails(db: Drizzle, list: ListRequest): Promise<List<Mail> | Refusal> {
  const page = await listQuery<Mail>(db, source, selectable, list)
  if (isRefusal(page)) return page
  return { ...page, data: await withRepeats(db, page.data) }
}

export async function findMail(
  db: Drizzle | Transaction,
  id: number,
  writers: MailWriters,
): Promise<MailDetail | undefined> {
  const { rows } = await db.execute<FoundMail>(sql`
    select ${found} as found, m.html, m.text, m.facts, m.secrets is not null as "hasSecrets", m.headers ->> 'Reply-To' as "replyTo"
    from ${from} where m.id = ${id}`)
  const [row] = rows
  if (!row) return undefined
  const { found: mail, hasSecrets, replyTo } = row
  const [whole = mail] = await withRepeats(db, [mail])
  const { html, text } = bodyOf({ ...row, kind: mail.kind }, writers, await readStore(db))
  return {
    ...whole,
    html: maskSecrets(html),
    text: maskSecrets(text),
    replyTo,
    resendable: isResendable({ state: mail.state, text, hasSecrets }),
  }
}

type FoundMail = {
  found: Mail
  html: string
  text: string
  facts: Record<string, unknown> | null
  hasSecrets: boolean
  replyTo: string | null
}

/** A mail still on its way is not sent twice, and one whose words or secrets were dropped cannot be. */
export function isResendable(mail: { state: MailState; text: string; hasSecrets: boolean }): boolean {
  const isSettled = mail.state === 'sent' || mail.state === 'failed'
  return isSettled && mail.text !== '' && (mail.hasSecrets || !hasPlaceholder(mail.text))
}

/** `resend_of` has no index; a resent mail is newer than the original, and dates have an index. */
async function withRepeats(db: Drizzle | Transaction, mails: readonly Mail[]): Promise<Mail[]> {
  const oldest = mails.map(({ createdDate }) => createdDate).toSorted()[0]
  if (oldest === undefined) return []
  const ids = mails.map(({ id }) => id)
  const { rows } = await db.execute<{ of: number; as: number }>(sql`
    select resend_of as of, max(id) as as from outbox
    where created_at >= ${oldest}::timestamptz and resend_of = any (${sql.param(ids)}::integer[]) group by resend_of`)
  const repeatOf = new Map(rows.map((row) => [row.of, row.as]))
  return mails.map((mail) => ({ ...mail, resentAs: repeatOf.get(mail.id) ?? null }))
}
