import {
  keptPairs,
  leastBuyers,
  leastLift,
  mostLines,
  orderAgeMs,
} from '@tecnoclick/domain/catalogue/bought-together'
import { sql } from 'drizzle-orm'
import type { Transaction } from './connect.ts'

/** Counts which products are bought together anew, and returns the number of pairs (catalogue.md#bought-together). */
export async function countBoughtTogether(tx: Transaction, now: Date): Promise<number> {
  const since = new Date(now.getTime() - orderAgeMs)
  const { rows } = await tx.execute<{ pairs: number }>(sql`
    select count_bought_together(${since}, ${leastBuyers}, ${leastLift}, ${mostLines}, ${keptPairs}) as pairs`)
  return rows[0]?.pairs ?? 0
}
