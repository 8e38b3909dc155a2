import type { Database } from '@tecnoclick/database/connect'
import { outbox } from '@tecnoclick/database/schema/platform/outbox'
import { eq } from 'drizzle-orm'
import { type Mail, queueMail } from '../queue-mail.ts'

let count = 0

export function aMail(changes: Partial<Mail> = {}): Mail {
  count += 1
  return {
    kind: 'order-confirmation',
    to: 'cliente@demo.cu',
    subject: 'Su pedido ORDEN-001 está confirmado',
    html: '<p>Gracias por su compra.</p>',
    text: 'Gracias por su compra.',
    dedupeKey: `mail-${process.pid}-${count}`,
    ...changes,
  }
}

/** Queues a mail, commits and returns the id of its row. */
export async function queued({ db }: Pick<Database, 'db'>, changes: Partial<Mail> = {}): Promise<number> {
  const mail = aMail(changes)
  await db.transaction((tx) => queueMail(tx, mail))
  const [row] = await db.select({ id: outbox.id }).from(outbox).where(eq(outbox.dedupeKey, mail.dedupeKey))
  if (row === undefined) throw new Error('The mail was not queued')
  return row.id
}

export async function outboxRow(
  { db }: Pick<Database, 'db'>,
  id: number,
): Promise<typeof outbox.$inferSelect> {
  const [row] = await db.select().from(outbox).where(eq(outbox.id, id))
  if (row === undefined) throw new Error(`No mail ${id}`)
  return row
}
