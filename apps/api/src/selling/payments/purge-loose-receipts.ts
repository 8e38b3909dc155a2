import { cashMoves } from '@tecnoclick/database/schema/money/cash-moves'
import { files } from '@tecnoclick/database/schema/platform/files'
import { payments } from '@tecnoclick/database/schema/selling/payments'
import { days } from '@tecnoclick/domain/platform/duration'
import { and, eq, inArray, lte, notExists } from 'drizzle-orm'
import { inBatches, type JobDeps } from '../../platform/jobs/job.ts'

/** Receipts whose payment or expense was never entered. */
export async function purgeLooseReceipts({ database: { db }, log, now }: JobDeps): Promise<void> {
  const since = new Date(now().getTime() - days(1))
  const paid = db.select({ id: payments.id }).from(payments).where(eq(payments.receipt, files.name))
  const spent = db.select({ id: cashMoves.id }).from(cashMoves).where(eq(cashMoves.receipt, files.name))
  const removed = await inBatches(async (limit) => {
    const loose = db
      .select({ id: files.id })
      .from(files)
      .where(and(eq(files.kind, 'receipt'), lte(files.createdAt, since), notExists(paid), notExists(spent)))
      .limit(limit)
    const { rowCount } = await db.delete(files).where(inArray(files.id, loose))
    return rowCount ?? 0
  })
  if (removed > 0) log.info({ removed }, 'receipts of payments that were never reported removed')
}
