import { sql } from 'drizzle-orm'
import { inBatches, type JobDeps } from '../../platform/jobs/job.ts'

/** Links whose time is over; nobody can open them. */
export async function purgeCartLinks({ database: { db }, log, now }: JobDeps): Promise<void> {
  const removed = await inBatches(async (limit) => {
    const { rowCount } = await db.execute(sql`
      delete from cart_links where id in (
        select id from cart_links where expires_at <= ${now().toISOString()}::timestamptz limit ${limit}
      )`)
    return rowCount ?? 0
  })
  if (removed > 0) log.info({ removed }, 'carts whose links have expired removed')
}
