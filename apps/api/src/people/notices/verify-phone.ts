import { randomInt, timingSafeEqual } from 'node:crypto'
import type { SentPhoneCode } from '@tecnoclick/contract/people/notices/sms-schemas'
import { type Drizzle, inTransaction, type Transaction } from '@tecnoclick/database/connect'
import { phoneCodes, phoneLinks, smsGateways } from '@tecnoclick/database/schema/people/sms'
import { users } from '@tecnoclick/database/schema/people/users'
import { outbox } from '@tecnoclick/database/schema/platform/outbox'
import type { codeKinds } from '@tecnoclick/domain/platform/notices'
import { codeMessages } from '@tecnoclick/messages/people/code-messages'
import { fillText } from '@tecnoclick/messages/platform/fill-text'
import type { Locale } from '@tecnoclick/messages/platform/locales'
import { and, eq, gt, isNull, lt, sql } from 'drizzle-orm'
import type { ApiDeps } from '../../platform/deps.ts'
import { type Refusal, refuse } from '../../platform/http/refusal.ts'
import { placeholder } from '../../platform/mail/mail-secrets.ts'
import { queueMail } from '../../platform/mail/queue-mail.ts'
import { readStore } from '../../platform/mail/read-store.ts'
import { hashToken } from '../../platform/session/token.ts'
import { codeLife } from './code-life.ts'

const tries = 5
const digits = 6

export function drawCode(): string {
  return String(randomInt(10 ** digits)).padStart(digits, '0')
}

/** Salted by the account. Tries and time protect a code, not its hash. */
export function hashCode(userId: number, code: string): Buffer {
  return hashToken(`${userId}:${code}`)
}

interface CodeMessage {
  kind: (typeof codeKinds)[number]
  to: string
  channel: 'telegram' | 'sms'
  code: string
  language: Locale
  dedupeKey: string
}

/** In the words of the reader's language, short enough for one SMS; the code itself is sealed. */
export async function queueCode(
  tx: Transaction,
  { mailSecrets }: Pick<ApiDeps, 'mailSecrets'>,
  { kind, to, channel, code, language, dedupeKey }: CodeMessage,
): Promise<void> {
  const { storeName: store } = await readStore(tx)
  const { subject, text } = codeMessages[language][kind]
  const words = fillText(text, { store, minutes: codeLife / 60_000, code: placeholder('code') })
  await queueMail(tx, {
    kind,
    to,
    subject: fillText(subject, { store }),
    html: '',
    text: words.replaceAll(/\p{Cc}/gu, ' '),
    secrets: mailSecrets.seal(to, { code }),
    dedupeKey,
  })
  await tx.update(outbox).set({ channel }).where(eq(outbox.dedupeKey, dedupeKey))
}

interface PhoneRequest {
  userId: number
  phone: string
  language: Locale
  now: Date
}

/**
 * Where a stranger may have registered the address no phone is verified: messages of the person whose mailbox it is would go to
 * the stranger's phone (people.md#activation).
 */
export function requestPhoneCode(
  deps: Pick<ApiDeps, 'database' | 'mailSecrets'>,
  { userId, phone, language, now }: PhoneRequest,
): Promise<SentPhoneCode | Refusal> {
  return inTransaction(deps.database.db, async (tx) => {
    const [asked] = await tx
      .select({ to: users.email, provenAt: users.mailboxProvenAt })
      .from(smsGateways)
      .innerJoin(users, eq(users.id, userId))
      .where(isNull(smsGateways.refusedAt))
    if (!asked) return refuse('notFound')
    if (!asked.provenAt) return refuse('conflict')
    const code = drawCode()
    const expiresAt = new Date(now.getTime() + codeLife)
    const stored = { phone, codeHash: hashCode(userId, code), tries: 0, expiresAt }
    await tx
      .insert(phoneCodes)
      .values({ userId, ...stored })
      .onConflictDoUpdate({ target: phoneCodes.userId, set: stored })
    const dedupeKey = `phone-code:${userId}:${stored.codeHash.toString('hex').slice(0, 16)}:${now.getTime()}`
    await queueCode(tx, deps, { kind: 'phone-code', to: asked.to, channel: 'sms', code, language, dedupeKey })
    return { phone, expiresDate: expiresAt.toISOString() }
  })
}

/** The try counts before it is compared, in the statement that reads the code; of two right ones at once one serves. */
export async function confirmPhone(
  db: Drizzle,
  { userId, code, now }: { userId: number; code: string; now: Date },
): Promise<object | Refusal> {
  const [live] = await db
    .update(phoneCodes)
    .set({ tries: sql`${phoneCodes.tries} + 1` })
    .where(and(eq(phoneCodes.userId, userId), lt(phoneCodes.tries, tries), gt(phoneCodes.expiresAt, now)))
    .returning()
  if (!live || !timingSafeEqual(live.codeHash, hashCode(userId, code))) return refuse('badCode')
  return inTransaction(db, async (tx) => {
    const [used] = await tx
      .delete(phoneCodes)
      .where(and(eq(phoneCodes.userId, userId), eq(phoneCodes.codeHash, live.codeHash)))
      .returning({ phone: phoneCodes.phone })
    if (!used) return refuse('badCode')
    const link = { phone: used.phone, createdAt: now }
    await tx
      .insert(phoneLinks)
      .values({ userId, ...link })
      .onConflictDoUpdate({ target: phoneLinks.userId, set: link })
    return {}
  })
}

/** A code that waits is gone too. */
export async function removePhone(db: Drizzle, userId: number): Promise<void> {
  await inTransaction(db, async (tx) => {
    await tx.delete(phoneCodes).where(eq(phoneCodes.userId, userId))
    await tx.delete(phoneLinks).where(eq(phoneLinks.userId, userId))
  })
}
