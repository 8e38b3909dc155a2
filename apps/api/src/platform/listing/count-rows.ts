import type { Drizzle, Transaction } from '@tecnoclick/database/connect'
import { minutes } from '@tecnoclick/domain/platform/duration'
import type { SQL } from 'drizzle-orm'
import { PgDialect } from 'drizzle-orm/pg-core'

/** PostgreSQL counts rows one by one, here for longer than a tenth of a second. */
const largeTotal = 100_000
const largeKeptFor = minutes(1)
const maxKept = 200

const dialect = new PgDialect()
const keptBy = new WeakMap<Drizzle, Map<string, { total: number; until: number }>>()

/**
 * The `total` of a query. A large one may be a minute old: nobody counts the pages of such a list. `tx` is the transaction to
 * count in, if there is one.
 */
export async function countRows(db: Drizzle, query: SQL, tx?: Transaction): Promise<number> {
  const kept = keptBy.get(db) ?? new Map()
  keptBy.set(db, kept)
  const { sql, params } = dialect.sqlToQuery(query)
  const key = JSON.stringify([sql, params])
  const found = kept.get(key)
  if (found && found.until > Date.now()) return found.total
  kept.delete(key)
  const { rows } = await (tx ?? db).execute<{ total: number }>(query)
  const total = rows[0]?.total ?? 0
  if (total >= largeTotal) {
    const [oldest] = kept.keys()
    if (kept.size >= maxKept) kept.delete(oldest)
    kept.set(key, { total, until: Date.now() + largeKeptFor })
  }
  return total
}
