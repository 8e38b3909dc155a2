import { transactionCodes } from '@tecnoclick/database/schema/selling/payments'
import { type SQL, sql } from 'drizzle-orm'

/** A shorter code stands inside too many others to mean anything. */
const shortestTwin = 6

/**
 * Codes that hold these letters, in any case, and codes that these letters hold: with a digit before or behind it a code is
 * another one, and often the same transfer told twice.
 */
export function isNearCode(wanted: unknown): SQL {
  const { folded } = transactionCodes
  const typed = sql`lower(btrim(${String(wanted)}::text))`
  return sql`(position(${typed} in ${folded}) > 0
    or length(${folded}) >= ${shortestTwin} and position(${folded} in ${typed}) > 0)`
}
