import type { Database } from '@tecnoclick/database/connect'
import { outbox } from '@tecnoclick/database/schema/platform/outbox'
import { asc, eq } from 'drizzle-orm'

type OutboxRow = typeof outbox.$inferSelect

/** Every mail queued for this address, oldest first. */
export function mailsTo({ db }: Pick<Database, 'db'>, address: string): Promise<OutboxRow[]> {
  return db.select().from(outbox).where(eq(outbox.to, address)).orderBy(asc(outbox.id))
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
