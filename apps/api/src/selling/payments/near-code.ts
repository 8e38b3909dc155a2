import { transactionCodes } from '@tecnoclick/database/schema/selling/payments'
import { foldTransactionCode } from '@tecnoclick/domain/selling/transaction-code'
import { type SQL, sql } from 'drizzle-orm'

/** Shorter codes occur inside too many others. */
const shortestTwin = 6

/**
 * Matches codes that contain this one or are contained in it, in any spelling. Codes that differ by a leading or trailing
 * digit are often the same transfer submitted twice.
 */
export function isNearCode(wanted: unknown): SQL {
  const { code } = transactionCodes
  const typed = foldTransactionCode(String(wanted))
  if (typed === undefined) return sql`false`
  return sql`(position(${typed}::text in ${code}) > 0
    or length(${code}) >= ${shortestTwin} and position(${code} in ${typed}::text) > 0)`
}
