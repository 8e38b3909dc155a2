import { sessions } from '@tecnoclick/database/schema/people/users'
import { inArray, lte } from 'drizzle-orm'
import { inBatches, type JobDeps } from '../jobs/job.ts'

/** The idle end is never after the absolute one (a CHECK of the table), so it alone decides. */
export async function purgeSessions({ database: { db }, log, now }: JobDeps): Promise<void> {
  const removed = await inBatches(async (limit) => {
    const ended = db
      .select({ id: sessions.id })
      .from(sessions)
      .where(lte(sessions.idleExpiresAt, now()))
      .limit(limit)
    const { rowCount } = await db.delete(sessions).where(inArray(sessions.id, ended))
    return rowCount ?? 0
  })
  if (removed > 0) log.info({ removed }, 'ended sessions removed')
}
