import { Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import { Pool } from 'pg'
import { preparingRepeated } from './driver-internals/prepare-repeated.ts'
import { ScramClient } from './driver-internals/scram-client.ts'
import { schema } from './schema.ts'

export type Drizzle = NodePgDatabase<typeof schema>
export type Transaction = Parameters<Parameters<Drizzle['transaction']>[0]>[0]

export type Database = {
  db: Drizzle
  pool: Pool
  close(): Promise<void>
}

/** platform.md#constants. A request waits two seconds for a connection, then the answer is a 503. */
const limits = {
  statement_timeout: 5_000,
  lock_timeout: 2_000,
  idle_in_transaction_session_timeout: 10_000,
  connectionTimeoutMillis: 2_000,
}

/** A little more than a statement may take: a PostgreSQL that is silent for longer does not run. */
export const visitorPatience = 6_000

export interface ConnectOptions {
  max?: number
  /**
   * Cuts a connection that is silent for so many milliseconds. PostgreSQL keeps its limits itself, unless it is frozen: then
   * visitors would wait for ever. Not for tools, whose statements may take long.
   */
  answersWithin?: number
}

export function connectDatabase(url: string, options: ConnectOptions = {}): Database {
  const { answersWithin } = options
  const pool = new Pool({
    ...limits,
    ...(answersWithin !== undefined && { stream: () => impatientSocket(answersWithin) }),
    Client: ScramClient,
    connectionString: url,
    max: options.max ?? 10,
    options: '-c TimeZone=UTC',
    application_name: 'tecnoclick',
    keepAlive: true,
    // For `commitWith`: the driver sends at once what it is given, and waits for the answers in order.
    pipeline: true,
  })
  // An idle connection that PostgreSQL ends is reported here; unheard, it would end the process.
  // The pool has dropped it by then and opens another for the next query.
  pool.on('error', () => {})
  // A connection that a transaction holds reports its end on itself; the query under way fails by that as well.
  const prepareRepeated = preparingRepeated()
  pool.on('connect', (client) => {
    client.on('error', () => {})
    prepareRepeated(client)
  })
  let closing: Promise<void> | undefined
  const close = () => {
    closing ??= pool.end()
    return closing
  }
  return { db: drizzle(pool, { schema }), pool, close }
}

/** Cut, not just given up: a connection left in the middle of a transaction must never serve another request. */
function impatientSocket(milliseconds: number): Socket {
  const socket = new Socket()
  return socket.setTimeout(milliseconds, () => {
    socket.destroy(new Error('Connection terminated: PostgreSQL is silent'))
  })
}

const serializationFailure = '40001'
const deadlockDetected = '40P01'

/**
 * One transaction, retried three times on a serialization failure or deadlock (platform.md#concurrent-edits). `work`
 * sees only `tx` and must be safe to run again.
 */
export async function inTransaction<T>(
  db: Drizzle,
  work: (tx: Transaction) => Promise<T>,
  options: { retries?: number } = {},
): Promise<T> {
  const retries = options.retries ?? 3
  for (let attempt = 0; ; attempt++) {
    try {
      return await db.transaction(work)
    } catch (error) {
      const code = sqlState(error)
      const isVictim = code === serializationFailure || code === deadlockDetected
      if (!isVictim || attempt >= retries) throw error
      await sleep(10 * 2 ** attempt * (0.5 + Math.random()))
    }
  }
}

/** The five-character code of a PostgreSQL error, also where Drizzle wrapped it. */
export function sqlState(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null) return undefined
  if ('code' in error && typeof error.code === 'string' && /^[0-9A-Z]{5}$/.test(error.code)) return error.code
  return 'cause' in error ? sqlState(error.cause) : undefined
}

/** The constraint that refused a row, to tell 'e-mail taken' from 'slug taken'. */
export function violatedConstraint(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null) return undefined
  if ('constraint' in error && typeof error.constraint === 'string') return error.constraint
  return 'cause' in error ? violatedConstraint(error.cause) : undefined
}
