import { stockAlerts } from '@tecnoclick/database/schema/stock/stock-ledger'
import { inArray, lte } from 'drizzle-orm'
import { inBatches, type JobDeps } from '../../platform/jobs/job.ts'
import { readRetention } from '../../platform/jobs/read-retention.ts'

/** Sent or still waiting: after so long nobody remembers the wish. */
export async function purgeStockAlerts({ database: { db }, log, now }: JobDeps): Promise<void> {
  const since = await readRetention(db, 'alertRetentionDays', now())
  if (!since) return
  const removed = await inBatches(async (limit) => {
    const old = db
      .select({ id: stockAlerts.id })
      .from(stockAlerts)
      .where(lte(stockAlerts.createdAt, since))
      .limit(limit)
    const { rowCount } = await db.delete(stockAlerts).where(inArray(stockAlerts.id, old))
    return rowCount ?? 0
  })
  if (removed > 0) log.info({ removed }, 'old stock alerts removed')
}
