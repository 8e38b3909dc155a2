import type { Drizzle, Transaction } from '@tecnoclick/database/connect'
import type { SQL } from 'drizzle-orm'
import { PgDialect } from 'drizzle-orm/pg-core'
import { createSlowAnswerCache } from '../slow-answer-cache.ts'

/** PostgreSQL counts rows one by one, here for longer than a tenth of a second. */
const largeTotal = 100_000

const dialect = new PgDialect()
const totals = createSlowAnswerCache<number>((total) => total >= largeTotal)

/**
 * The `total` of a query. A large one may be some minutes old: nobody counts the pages of such a list. `tx` is the transaction
 * to count in, if there is one.
 */
export async function countRows(db: Drizzle, query: SQL, tx?: Transaction): Promise<number> {
  const { sql, params } = dialect.sqlToQuery(query)
  const count = async (source: Drizzle | Transaction) => {
    const { rows } = await source.execute<{ total: number }>(query)
    return rows[0]?.total ?? 0
  }
  return totals(db, JSON.stringify([sql, params]), count, tx)
}
