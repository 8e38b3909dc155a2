import type { MessageSample } from '@tecnoclick/contract/platform/message-texts/schemas'
import { type Drizzle, inTransaction, type Transaction } from '@tecnoclick/database/connect'
import { outbox } from '@tecnoclick/database/schema/platform/outbox'
import { fillPlaceholders } from '@tecnoclick/domain/platform/fill-placeholders'
import { mayHaveLines, rewordIn } from '@tecnoclick/domain/platform/message-text'
import type { ShippedMessage } from '@tecnoclick/messages/platform/editable-texts'
import { sampleValues } from '@tecnoclick/messages/platform/sample-values'
import { desc, ne } from 'drizzle-orm'
import type { Actor } from '../audit/record-audit.ts'
import { isRefusal, type Refusal, refuse } from '../http/refusal.ts'
import { renderMail } from '../mail/layout.ts'
import type { MailContent } from '../mail/mail-content.ts'
import type { MailWriters } from '../mail/mail-writers.ts'
import { readMail } from '../mail/read-mail.ts'
import { readStore } from '../mail/read-store.ts'
import { findMessage, readMessageTexts } from './read-message-texts.ts'

/** So many of the last mails are looked through by their subject. */
const searched = 2000

/** The last message that was made of these texts; reading it is in the audit log, as of every mail. */
export async function readSample(
  db: Drizzle,
  actor: Actor,
  { key, writers, storeUrl }: { key: string; writers: MailWriters; storeUrl: string },
): Promise<MessageSample | Refusal> {
  const message = findMessage(key)
  if (!message) return refuse('notFound')
  const wordings = await wordingsOf(db, key)
  const id = await inTransaction(db, (tx) => findLast(tx, wordings))
  const mail = id === undefined ? undefined : await readMail(db, actor, id, writers)
  if (mail && !isRefusal(mail)) {
    const { subject, html, text, createdDate: sentDate } = mail
    return { subject, html, text, sentDate }
  }
  const store = await readStore(db)
  const { subject, content } = sampleOf(message, { ...sampleValues, store: store.storeName }, storeUrl)
  return { subject, ...renderMail(content, store), sentDate: null }
}

/** The texts that can be a subject, shipped and as the owner words them: each has one line. */
async function wordingsOf(db: Drizzle, key: string): Promise<string[]> {
  const found = (await readMessageTexts(db)).find((message) => message.key === key)
  const lines = (found?.texts ?? []).filter(({ shipped }) => !mayHaveLines(shipped))
  const named = lines.filter(({ path }) => /subject$/i.test(path))
  return (named.length > 0 ? named : lines).flatMap(({ shipped, own }) =>
    own === null ? [shipped] : [own, shipped],
  )
}

async function findLast(tx: Transaction, wordings: readonly string[]): Promise<number | undefined> {
  const { id, subject, text } = outbox
  const rows = await tx
    .select({ id, subject })
    .from(outbox)
    .where(ne(text, ''))
    .orderBy(desc(id))
    .limit(searched)
  return rows.find(({ subject }) => wordings.some((wording) => isMadeOf(subject, wording)))?.id
}

const mark = '\uE001'

function isMadeOf(subject: string, wording: string): boolean {
  return rewordIn(subject, wording, mark, (text) => text) === mark
}

/** All texts of a message at once, with examples: nobody has been sent one. */
function sampleOf(
  { texts, language }: ShippedMessage,
  values: Readonly<Record<string, string>>,
  storeUrl: string,
): { subject: string; content: MailContent } {
  const filled = Array.from(texts, ([path, shipped]) => ({
    path,
    isText: mayHaveLines(shipped),
    text: fillPlaceholders(shipped, (name) => values[name] ?? '…'),
  }))
  const last = (end: RegExp) => filled.find(({ path }) => end.test(path))
  const subject = last(/subject$/i)
  const heading = last(/heading$/i) ?? subject ?? filled[0]
  const action = last(/action$/i)
  const facts = filled.filter((text) => !text.isText && ![subject, heading, action].includes(text))
  return {
    subject: subject?.text ?? heading?.text ?? '',
    content: {
      locale: language,
      heading: heading?.text ?? '',
      paragraphs: filled.filter(({ isText }) => isText).map(({ text }) => text),
      ...(facts.length > 0 && { facts: facts.map(({ text }) => ({ label: text, value: '…' })) }),
      ...(action && { action: { label: action.text, url: storeUrl } }),
    },
  }
}
