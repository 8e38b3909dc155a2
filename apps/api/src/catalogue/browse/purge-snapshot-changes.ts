import { snapshotChanges } from '@tecnoclick/database/schema/catalogue/snapshot-changes'
import { hours } from '@tecnoclick/domain/platform/duration'
import { lte } from 'drizzle-orm'
import type { JobDeps } from '../../platform/jobs/job.ts'

/** Twice the hour after which a process that slept loads everything again. */
const keptFor = hours(2)

export async function purgeSnapshotChanges({ database: { db }, log, now }: JobDeps): Promise<void> {
  const { rowCount } = await db
    .delete(snapshotChanges)
    .where(lte(snapshotChanges.at, new Date(now().getTime() - keptFor)))
  if (rowCount) log.debug({ removed: rowCount }, 'old snapshot changes removed')
}
