import { newsletterSubscribers as readers } from '@tecnoclick/database/schema/site/newsletter'
import { days } from '@tecnoclick/domain/platform/duration'
import { and, inArray, isNull, lte } from 'drizzle-orm'
import { inBatches, type JobDeps } from '../../platform/jobs/job.ts'

const keptFor = days(30)

/** Addresses whose owner never confirmed must not be kept. */
export async function purgeUnconfirmedReaders({ database: { db }, log, now }: JobDeps): Promise<void> {
  const isUnconfirmed = and(isNull(readers.confirmedAt), isNull(readers.unsubscribedAt))
  const isOld = and(isUnconfirmed, lte(readers.createdAt, new Date(now().getTime() - keptFor)))
  const removed = await inBatches(async (limit) => {
    const old = db.select({ id: readers.id }).from(readers).where(isOld).limit(limit)
    // Checked again in the delete: the owner may confirm in between.
    const { rowCount } = await db.delete(readers).where(and(inArray(readers.id, old), isOld))
    return rowCount ?? 0
  })
  if (removed > 0) log.info({ removed }, 'newsletter addresses that were never confirmed removed')
}
