import type { Database } from '@tecnoclick/database/connect'
import { outbox } from '@tecnoclick/database/schema/platform/outbox'
import { asc } from 'drizzle-orm'
import { mailWriters } from '../mail-writers.ts'
import { createMailSecrets, openBody } from '../platform/mail/mail-secrets.ts'
import { bodyOf } from '../platform/mail/mail-writers.ts'
import { readStore } from '../platform/mail/read-store.ts'

type OutboxRow = typeof outbox.$inferSelect

/** The key of every test; a shop's own is in its data folder. */
export const testMailSecrets = createMailSecrets('a key for tests that is long enough')

/** Every mail queued for this address as its reader gets it, the oldest first. */
export async function mailsTo(database: Pick<Database, 'db'>, address: string): Promise<OutboxRow[]> {
  return (await allMails(database)).filter(({ to }) => to === address)
}

export async function allMails({ db }: Pick<Database, 'db'>): Promise<OutboxRow[]> {
  const rows = await db.select().from(outbox).orderBy(asc(outbox.id))
  const store = await readStore(db)
  return rows.map((row) => {
    const written = { ...row, ...bodyOf(row, mailWriters, store) }
    return { ...written, ...openBody(testMailSecrets, written) }
  })
}

export async function lastMailTo(database: Pick<Database, 'db'>, address: string): Promise<OutboxRow> {
  const mail = (await mailsTo(database, address)).at(-1)
  if (!mail) throw new Error(`No mail to ${address}`)
  return mail
}

/** The key in the link of an activation mail. */
export function keyIn({ text }: OutboxRow): string {
  return /\/activate\/user\/([\w-]+)/.exec(text)?.[1] ?? ''
}

/** The digits of a recovery mail, alone on their line. */
export function codeIn({ text }: OutboxRow): string {
  return /^\d{4}$/m.exec(text)?.[0] ?? ''
}

/** The token in the link of a recovery mail. */
export function tokenIn({ text }: OutboxRow): string {
  return /\/account\/resetpassword\?token=([\w-]+)/.exec(text)?.[1] ?? ''
}

/** The digits of a short message, at its beginning. */
export function shortCodeIn({ text }: OutboxRow): string {
  return /^\d{6}/.exec(text)?.[0] ?? ''
}
