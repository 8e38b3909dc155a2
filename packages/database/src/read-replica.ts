import { setTimeout as pause } from 'node:timers/promises'
import { drizzle } from 'drizzle-orm/node-postgres'
import type { Pool, PoolClient } from 'pg'
import { createPool, type PoolOptions } from './create-pool.ts'
import { isLostConnection } from './lost-connection.ts'
import type { Drizzle, ReadSource } from './read-source.ts'
import { createReplayClock } from './replay-clock.ts'
import { schema } from './schema.ts'
import { parsePosition, type WalPosition } from './wal-position.ts'

export interface ReplicaOptions {
  url: string
  pooler?: PoolOptions['pooler']
  /** How long a read waits for the replica to have what was committed before it; a read that is later goes to the primary. */
  maxLagMs: number
}

export interface ReadReplica {
  /**
   * Runs reads on the replica once it has everything committed before the call or up to `position`, otherwise on the primary.
   * `work` may run twice.
   */
  read<T>(work: (source: ReadSource) => Promise<T>, position?: WalPosition): Promise<T>
  /** How old the replica's rows may be. Grows while it does not answer. */
  lagMs(): number
  /** Reads so far, by where they went. */
  reads: Readonly<Record<'replica' | 'primary', number>>
  close(): Promise<void>
}

const sampleIntervalMs = 2_000
/** After a failure, until when reads do not try the replica. */
const restMs = 5_000
/** Reads are few and heavy: refreshes of the catalogue, the dashboard, exports. */
const maxConnections = 5

/** A query that conflicts with recovery is cancelled by the replica. */
const cancelledByRecovery: readonly unknown[] = ['40001', '40P01']

/**
 * A promoted replica has everything of its own. On a pooler the question and the reads share a transaction, and so the
 * server.
 */
const replayedSql = `
  select (case when pg_is_in_recovery() then pg_last_wal_replay_lsn() else pg_current_wal_insert_lsn() end)::text as position`

/** At least the position of every commit that is visible. */
const committedSql = 'select pg_current_wal_insert_lsn()::text as position'

export function createReadReplica(
  primary: ReadSource,
  { url, pooler = 'none', maxLagMs }: ReplicaOptions,
  primaryOptions: Pick<PoolOptions, 'responseTimeoutMs' | 'tracer'>,
): ReadReplica {
  const { responseTimeoutMs, tracer } = primaryOptions
  const options = {
    pooler,
    max: maxConnections,
    tracer,
    ...(responseTimeoutMs !== undefined && { responseTimeoutMs }),
  }
  const pool = createPool(url, options, 'tecnoclick-replica')
  const clock = createReplayClock()
  const reads = { replica: 0, primary: 0 }
  let restUntil = 0

  const committed = async (): Promise<bigint> => {
    const found = parsePosition(await readPosition(primary.pool, committedSql))
    clock.committed(found)
    return found
  }

  const hasReplayed = async (client: Pick<Pool, 'query'>, wanted: bigint): Promise<boolean> => {
    const replayed = parsePosition(await readPosition(client, replayedSql))
    clock.replayed(replayed)
    return replayed >= wanted
  }

  /** Undefined if the replica is too far behind. */
  async function readThere<T>(
    work: (source: ReadSource) => Promise<T>,
    position: WalPosition | undefined,
  ): Promise<{ result: T } | undefined> {
    // If even the primary does not answer, it reports so itself.
    const wanted = position ? parsePosition(position) : await committed().catch(() => undefined)
    if (wanted === undefined) return undefined
    clock.committed(wanted)
    const client = await pool.connect()
    let isReusable = false
    try {
      await client.query('begin transaction read only')
      const isCurrent = await waitUntil(() => hasReplayed(client, wanted), maxLagMs)
      const answer = isCurrent ? { result: await work(sourceOf(client)) } : undefined
      await client.query('commit')
      isReusable = true
      return answer
    } finally {
      client.release(!isReusable)
    }
  }

  async function sample(): Promise<void> {
    try {
      await hasReplayed(pool, await committed())
      restUntil = 0
    } catch {
      restUntil = performance.now() + restMs
    }
  }

  let sampling: Promise<void> | undefined
  const timer = setInterval(() => {
    sampling ??= sample().finally(() => {
      sampling = undefined
    })
  }, sampleIntervalMs).unref()

  return {
    async read(work, position) {
      if (performance.now() > restUntil && clock.lagMs() <= maxLagMs) {
        try {
          const answer = await readThere(work, position)
          if (answer) {
            reads.replica += 1
            return answer.result
          }
        } catch (error) {
          if (!isReplicaFailure(error)) throw error
          restUntil = performance.now() + restMs
        }
      }
      reads.primary += 1
      return work(primary)
    },
    lagMs: clock.ageMs,
    reads,
    async close() {
      clearInterval(timer)
      await sampling
      await pool.end()
    },
  }
}

async function readPosition(pool: Pick<Pool, 'query'>, text: string): Promise<WalPosition> {
  const { rows } = await pool.query<{ position: WalPosition }>(text)
  return rows[0]?.position ?? '0/0'
}

/** Few reads need Drizzle, which is made from the whole schema. */
function sourceOf(client: PoolClient): ReadSource {
  let db: Drizzle | undefined
  return {
    pool: client,
    get db() {
      db ??= drizzle(client, { schema })
      return db
    },
  }
}

async function waitUntil(holds: () => Promise<boolean>, limitMs: number): Promise<boolean> {
  const deadline = performance.now() + limitMs
  for (let delayMs = 2; ; delayMs = Math.min(delayMs * 2, 50)) {
    if (await holds()) return true
    if (performance.now() + delayMs > deadline) return false
    await pause(delayMs)
  }
}

function isReplicaFailure(error: unknown): boolean {
  if (isLostConnection(error)) return true
  for (let cause = error; cause instanceof Error; cause = cause.cause)
    if (cancelledByRecovery.includes((cause as NodeJS.ErrnoException).code)) return true
  return false
}
