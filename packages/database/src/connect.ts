import { setTimeout as sleep } from 'node:timers/promises'
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { Pool } from 'pg'
import { createPool, type PoolOptions } from './create-pool.ts'
import { schema } from './schema.ts'

export type Drizzle = NodePgDatabase<typeof schema>
export type Transaction = Parameters<Parameters<Drizzle['transaction']>[0]>[0]

export type Database = {
  db: Drizzle
  pool: Pool
  close(): Promise<void>
}

/** Slightly more than the statement timeout: a PostgreSQL that is silent for longer is not running. */
export const visitorTimeoutMs = 6_000

export function connectDatabase(url: string, options: PoolOptions = {}): Database {
  const pool = createPool(url, options, 'tecnoclick')
  let closing: Promise<void> | undefined
  const close = () => {
    closing ??= pool.end()
    return closing
  }
  return { db: drizzle(pool, { schema }), pool, close }
}

/** A serialization failure or a deadlock: nothing was written. */
const retried: readonly (string | undefined)[] = ['40001', '40P01']

/**
 * Runs a transaction, retried three times where that helps (platform.md#concurrent-edits). `work` sees only `tx` and must
 * be safe to run again.
 */
export function inTransaction<T>(
  db: Drizzle,
  work: (tx: Transaction) => Promise<T>,
  options: { retries?: number } = {},
): Promise<T> {
  return withRetries(() => db.transaction(work), options)
}

/** For work that is one transaction by itself, such as a call of a function in the database. */
export async function withRetries<T>(
  work: () => Promise<T>,
  { retries = 3 }: { retries?: number } = {},
): Promise<T> {
  for (let attempt = 0; ; attempt++) {
    try {
      return await work()
    } catch (error) {
      if (!retried.includes(sqlState(error)) || attempt >= retries) throw error
      await sleep(10 * 2 ** attempt * (0.5 + Math.random()))
    }
  }
}

/** The five-character code of a PostgreSQL error, also if Drizzle wrapped it. */
export function sqlState(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null) return undefined
  if ('code' in error && typeof error.code === 'string' && /^[0-9A-Z]{5}$/.test(error.code)) return error.code
  return 'cause' in error ? sqlState(error.cause) : undefined
}

/** The violated constraint, which distinguishes 'e-mail taken' from 'slug taken'. */
export function violatedConstraint(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null) return undefined
  if ('constraint' in error && typeof error.constraint === 'string') return error.constraint
  return 'cause' in error ? violatedConstraint(error.cause) : undefined
}
