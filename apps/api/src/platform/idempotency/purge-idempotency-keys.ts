import { idempotencyKeys } from '@tecnoclick/database/schema/platform/idempotency'
import { hours } from '@tecnoclick/domain/platform/duration'
import { inArray, lte } from 'drizzle-orm'
import { inBatches, type JobDeps } from '../jobs/job.ts'

/** platform.md#constants */
const keptFor = hours(48)

export async function purgeIdempotencyKeys({ database: { db }, log, now }: JobDeps): Promise<void> {
  const removed = await inBatches(async (limit) => {
    const isOld = lte(idempotencyKeys.createdAt, new Date(now().getTime() - keptFor))
    const old = db.select({ id: idempotencyKeys.id }).from(idempotencyKeys).where(isOld).limit(limit)
    const { rowCount } = await db.delete(idempotencyKeys).where(inArray(idempotencyKeys.id, old))
    return rowCount ?? 0
  })
  if (removed > 0) log.info({ removed }, 'old idempotency answers removed')
}
