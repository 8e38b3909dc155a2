import type { Drizzle } from '@tecnoclick/database/connect'
import { outbox } from '@tecnoclick/database/schema/platform/outbox'
import { openMail } from '@tecnoclick/server/testing/open-mail'
import { and, desc, eq, sql } from 'drizzle-orm'
import { requireStore } from './running-store.ts'

/** The text of the last mail to an address; with a text, of the last one that contains it. */
export async function readLastMail(db: Drizzle, to: string, containing = ''): Promise<string> {
  const [mail] = await db
    .select()
    .from(outbox)
    .where(and(eq(outbox.to, to), sql`position(${containing} in ${outbox.text}) > 0`))
    .orderBy(desc(outbox.id))
    .limit(1)
  if (!mail) throw new Error(`No mail to ${to} contains "${containing}"`)
  return openMail(mail, requireStore().secretKey)
}
