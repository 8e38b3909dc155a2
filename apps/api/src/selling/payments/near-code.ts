import { transactionCodes } from '@tecnoclick/database/schema/selling/payments'
import { type SQL, sql } from 'drizzle-orm'

/** Shorter codes occur inside too many others. */
const shortestTwin = 6

/**
 * Matches codes that contain this one or are contained in it, ignoring case. Codes that differ by a leading or trailing
 * digit are often the same transfer submitted twice.
 */
export function isNearCode(wanted: unknown): SQL {
  const { folded } = transactionCodes
  const typed = sql`lower(btrim(${String(wanted)}::text))`
  return sql`(position(${typed} in ${folded}) > 0
    or length(${folded}) >= ${shortestTwin} and position(${folded} in ${typed}) > 0)`
}
