import type { Drizzle } from '@tecnoclick/database/connect'
import { bankMessageRefusals } from '@tecnoclick/database/schema/money/bank-messages'
import type { BankMessageRefusal } from '@tecnoclick/domain/money/recognise-payment'
import { havanaDay } from '@tecnoclick/domain/platform/havana-day'
import { sql } from 'drizzle-orm'

/** A number per day and reason: a flood of forged messages stores nothing else. */
export async function countRefusal(db: Drizzle, reason: BankMessageRefusal, now: Date): Promise<void> {
  const { count, day, reason: column } = bankMessageRefusals
  await db
    .insert(bankMessageRefusals)
    .values({ day: havanaDay(now), reason, count: 1, lastAt: now })
    .onConflictDoUpdate({ target: [day, column], set: { count: sql`${count} + 1`, lastAt: now } })
}
