import { activationKeys, recoveryCodes } from '@tecnoclick/database/schema/people/users'
import { days } from '@tecnoclick/domain/platform/duration'
import { inArray, lte } from 'drizzle-orm'
import { inBatches, type JobDeps } from '../../platform/jobs/job.ts'

/** Well after the limit of three codes a day stops counting them. */
const keptFor = days(30)

export async function purgeAccountKeys({ database: { db }, log, now }: JobDeps): Promise<void> {
  const since = new Date(now().getTime() - keptFor)
  let removed = 0
  for (const table of [activationKeys, recoveryCodes]) {
    removed += await inBatches(async (limit) => {
      const old = db.select({ id: table.id }).from(table).where(lte(table.expiresAt, since)).limit(limit)
      const { rowCount } = await db.delete(table).where(inArray(table.id, old))
      return rowCount ?? 0
    })
  }
  if (removed > 0) log.info({ removed }, 'old activation keys and recovery codes removed')
}
