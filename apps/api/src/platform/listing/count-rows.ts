import type { Drizzle, Transaction } from '@tecnoclick/database/connect'
import { minutes } from '@tecnoclick/domain/platform/duration'
import type { SQL } from 'drizzle-orm'
import { PgDialect } from 'drizzle-orm/pg-core'

/** PostgreSQL counts rows one by one, here for longer than a tenth of a second. */
const largeTotal = 100_000
const freshFor = minutes(1)
const servedFor = minutes(10)
const maxKept = 200

interface Kept {
  total: number
  countedAt: number
}

const dialect = new PgDialect()
const keptBy = new WeakMap<Drizzle, Map<string, Kept>>()

/**
 * The `total` of a query. A large one may be some minutes old, and is counted again meanwhile: nobody counts the pages of such
 * a list. `tx` is the transaction to count in, if there is one.
 */
export async function countRows(db: Drizzle, query: SQL, tx?: Transaction): Promise<number> {
  const kept = keptBy.get(db) ?? new Map<string, Kept>()
  keptBy.set(db, kept)
  const { sql, params } = dialect.sqlToQuery(query)
  const key = JSON.stringify([sql, params])
  const found = kept.get(key)
  const age = found ? Date.now() - found.countedAt : Number.POSITIVE_INFINITY
  if (!found || age >= servedFor) return countNow(tx ?? db, query, kept, key)
  if (age >= freshFor) {
    // Once: who asks while it is counted gets the old one too.
    kept.set(key, { ...found, countedAt: Date.now() })
    countNow(db, query, kept, key).catch(() => {})
  }
  return found.total
}

async function countNow(
  db: Drizzle | Transaction,
  query: SQL,
  kept: Map<string, Kept>,
  key: string,
): Promise<number> {
  const { rows } = await db.execute<{ total: number }>(query)
  const total = rows[0]?.total ?? 0
  kept.delete(key)
  if (total >= largeTotal) {
    const [oldest] = kept.keys()
    if (kept.size >= maxKept && oldest !== undefined) kept.delete(oldest)
    kept.set(key, { total, countedAt: Date.now() })
  }
  return total
}
