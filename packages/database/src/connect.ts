import { Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import { Pool } from 'pg'
import { clientFor } from './create-client.ts'
import { dropDemoted, readOnlyTransaction } from './driver-internals/drop-demoted.ts'
import { preparingRepeated, withoutNames } from './driver-internals/prepare-repeated.ts'
import type { Pooler } from './pooler.ts'
import { schema } from './schema.ts'
import { sessionDefaults } from './session-defaults.ts'
import { traceQueries } from './trace-queries.ts'
import type { Tracer } from './tracer.ts'

export type Drizzle = NodePgDatabase<typeof schema>
export type Transaction = Parameters<Parameters<Drizzle['transaction']>[0]>[0]

export type Database = {
  db: Drizzle
  pool: Pool
  close(): Promise<void>
}

/** platform.md#constants. A request waits so long for a connection, then gets a 503. */
const connectionTimeoutMillis = 2_000

/** Slightly more than the statement timeout: a PostgreSQL that is silent for longer is not running. */
export const visitorTimeoutMs = 6_000

export interface ConnectOptions {
  max?: number
  /** `none` unless a pooler lends connections: nothing may then outlive a transaction. */
  pooler?: Pooler
  /**
   * Closes a connection that is silent for this many milliseconds. The timeouts of PostgreSQL do not work while it is
   * frozen, and visitors would wait forever. Not for tools, whose statements may take long.
   */
  responseTimeoutMs?: number
  tracer?: Tracer | undefined
}

export function connectDatabase(url: string, options: ConnectOptions = {}): Database {
  const { responseTimeoutMs, pooler = 'none', tracer } = options
  const { Client, forgetHost, ...server } = clientFor(url)
  const pool = new Pool({
    ...(pooler === 'none' && {
      options: sessionDefaults.map(([name, value]) => `-c ${name}=${value}`).join(' '),
    }),
    connectionTimeoutMillis,
    ...(responseTimeoutMs !== undefined && { stream: () => socketWithTimeout(responseTimeoutMs) }),
    Client,
    connectionString: server.url,
    max: options.max ?? 10,
    application_name: 'tecnoclick',
    keepAlive: true,
  })
  // An idle connection that PostgreSQL closes emits an error here; unhandled, it would end the process.
  // The pool has already removed it and opens another for the next query.
  pool.on('error', () => {})
  // A connection in a transaction emits the error itself; its running query fails as well.
  const nameStatements = pooler === 'none' ? preparingRepeated() : withoutNames
  pool.on('connect', (client) => {
    client.on('error', () => {})
    nameStatements(client)
  })
  if (tracer) traceQueries(pool, tracer)
  dropDemoted(pool, forgetHost)
  let closing: Promise<void> | undefined
  const close = () => {
    closing ??= pool.end()
    return closing
  }
  return { db: drizzle(pool, { schema }), pool, close }
}

/** Destroys the connection: one in the middle of a transaction must never serve another request. */
function socketWithTimeout(milliseconds: number): Socket {
  const socket = new Socket()
  return socket.setTimeout(milliseconds, () => {
    socket.destroy(new Error('Connection terminated: PostgreSQL is silent'))
  })
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
