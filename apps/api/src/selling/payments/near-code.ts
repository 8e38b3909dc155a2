import { transactionCodes } from '@tecnoclick/database/schema/selling/payments'
import { comparedCode, foldTransactionCode } from '@tecnoclick/domain/selling/transaction-code'
import { type SQL, sql } from 'drizzle-orm'

/** Shorter codes occur inside too many others. */
const shortestTwin = 6

/**
 * Matches codes that contain this one or are contained in it, in any spelling. Codes that differ by a leading or trailing
 * digit are often the same transfer submitted twice.
 */
export function isNearCode(wanted: unknown): SQL {
  const { compared } = transactionCodes
  const folded = foldTransactionCode(String(wanted))
  if (folded === undefined) return sql`false`
  const typed = comparedCode(folded)
  return sql`(position(${typed}::text in ${compared}) > 0
    or length(${compared}) >= ${shortestTwin} and position(${compared} in ${typed}::text) > 0)`
}
