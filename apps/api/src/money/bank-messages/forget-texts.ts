import { bankMessageRefusals, bankMessages } from '@tecnoclick/database/schema/money/bank-messages'
import { days } from '@tecnoclick/domain/platform/duration'
import { havanaDay } from '@tecnoclick/domain/platform/havana-day'
import { and, inArray, isNotNull, lt, lte } from 'drizzle-orm'
import { inBatches, type JobDeps } from '../../platform/jobs/job.ts'

const keptMs = days(30)

/** Text, phone and account are forgotten after thirty days; number, amount and state stay (platform.md#retention). */
export async function forgetBankTexts({ database: { db }, log, now }: JobDeps): Promise<void> {
  const since = new Date(now().getTime() - keptMs)
  const forgotten = await inBatches(async (limit) => {
    const old = db
      .select({ id: bankMessages.id })
      .from(bankMessages)
      .where(and(isNotNull(bankMessages.text), lte(bankMessages.receivedAt, since)))
      .limit(limit)
    const { rowCount } = await db
      .update(bankMessages)
      .set({ text: null, phone: null, account: null })
      .where(inArray(bankMessages.id, old))
    return rowCount ?? 0
  })
  await db.delete(bankMessageRefusals).where(lt(bankMessageRefusals.day, havanaDay(since)))
  if (forgotten > 0) log.info({ forgotten }, 'texts of bank messages forgotten')
}
