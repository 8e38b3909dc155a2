import { rateBuckets } from '@tecnoclick/database/schema/platform/rate-buckets'
import { and, inArray, lte } from 'drizzle-orm'
import { inBatches, type JobDeps } from '../jobs/job.ts'

export async function purgeRateBuckets({ database: { db }, log, now }: JobDeps): Promise<void> {
  const removed = await inBatches(async (limit) => {
    const isOver = lte(rateBuckets.resetsAt, now())
    const over = db.select({ key: rateBuckets.key }).from(rateBuckets).where(isOver).limit(limit)
    // Asked again in the delete: a visitor may have opened the bucket anew in between.
    const { rowCount } = await db.delete(rateBuckets).where(and(inArray(rateBuckets.key, over), isOver))
    return rowCount ?? 0
  })
  if (removed > 0) log.debug({ removed }, 'old rate buckets removed')
}
