import { contactMessages } from '@tecnoclick/database/schema/site/contact-messages'
import { inArray, lte } from 'drizzle-orm'
import { inBatches, type JobDeps } from '../../platform/jobs/job.ts'
import { readRetention } from '../../platform/jobs/read-retention.ts'

export async function purgeMessages({ database: { db }, log, now }: JobDeps): Promise<void> {
  const since = await readRetention(db, 'messageRetentionDays', now())
  if (!since) return
  const removed = await inBatches(async (limit) => {
    const old = db
      .select({ id: contactMessages.id })
      .from(contactMessages)
      .where(lte(contactMessages.createdAt, since))
      .limit(limit)
    const { rowCount } = await db.delete(contactMessages).where(inArray(contactMessages.id, old))
    return rowCount ?? 0
  })
  if (removed > 0) log.info({ removed }, 'old contact messages removed')
}
