import { setTimeout as sleep } from 'node:timers/promises'
import { drizzle } from 'drizzle-orm/node-postgres'
import type { Pool } from 'pg'
import { createPool, type PoolOptions } from './create-pool.ts'
import { readOnlyTransaction } from './driver-internals/drop-demoted.ts'
import { createReadReplica, type ReadReplica, type ReplicaOptions } from './read-replica.ts'
import type { Drizzle } from './read-source.ts'
import { schema } from './schema.ts'

export type { Drizzle }
export type Transaction = Parameters<Parameters<Drizzle['transaction']>[0]>[0]

export type Database = {
  db: Drizzle
  pool: Pool
  /** For heavy reads: on a replica, if there is one that has everything committed before the call. `work` may run twice. */
  read: ReadReplica['read']
  replica: Pick<ReadReplica, 'lagMs' | 'reads'> | undefined
  close(): Promise<void>
}

/** Slightly more than the statement timeout: a PostgreSQL that is silent for longer is not running. */
export const visitorTimeoutMs = 6_000

export interface ConnectOptions extends PoolOptions {
  replica?: ReplicaOptions | undefined
}

export function connectDatabase(url: string, options: ConnectOptions = {}): Database {
  const pool = createPool(url, options, 'tecnoclick')
  const primary = { db: drizzle(pool, { schema }), pool }
  const replica = options.replica && createReadReplica(primary, options.replica, options)
  let closing: Promise<void> | undefined
  const close = () => {
    closing ??= Promise.all([replica?.close(), pool.end()]).then(() => {})
    return closing
  }
  return { ...primary, read: replica?.read ?? ((work) => work(primary)), replica, close }
}

/** A serialization failure, a deadlock, or a server that is no longer the primary: nothing was written. */
const retried: readonly (string | undefined)[] = ['40001', '40P01', readOnlyTransaction]

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
