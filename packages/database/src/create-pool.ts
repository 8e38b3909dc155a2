import { Socket } from 'node:net'
import { Pool } from 'pg'
import { refuseWhileSilent } from './circuit-breaker.ts'
import { preparingRepeated, withoutNames } from './driver-internals/prepare-repeated.ts'
import { ScramClient } from './driver-internals/scram-client.ts'
import type { Pooler } from './pooler.ts'
import { sessionDefaults } from './session-defaults.ts'
import { traceQueries } from './trace-queries.ts'
import type { Tracer } from './tracer.ts'

/** platform.md#constants. A request waits so long for a connection, then gets a 503. */
const defaultConnectTimeout = 2

export interface PoolOptions {
  max?: number
  /** `none` unless a pooler lends connections: nothing may then outlive a transaction. */
  pooler?: Pooler
  /**
   * Closes a connection that is silent for this many milliseconds, and refuses new work while PostgreSQL is frozen: its
   * own timeouts do not work then, and visitors would wait forever. Not for tools, whose statements may take long.
   */
  responseTimeoutMs?: number
  tracer?: Tracer | undefined
}

export function createPool(url: string, options: PoolOptions, name: string): Pool {
  const { responseTimeoutMs, pooler = 'none' } = options
  const connectTimeoutMs = connectTimeout(url) * 1_000
  const sockets = new Set<Socket>()
  const pool = new Pool({
    ...(pooler === 'none' && {
      options: sessionDefaults.map(([setting, value]) => `-c ${setting}=${value}`).join(' '),
    }),
    connectionTimeoutMillis: connectTimeoutMs,
    ...(responseTimeoutMs !== undefined && {
      stream: () => tracked(sockets, socketWithTimeout(responseTimeoutMs)),
    }),
    Client: ScramClient,
    connectionString: url,
    max: options.max ?? 10,
    application_name: name,
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
  if (options.tracer) traceQueries(pool, options.tracer)
  if (responseTimeoutMs !== undefined)
    refuseWhileSilent(pool, { url, sockets, silenceMs: connectTimeoutMs / 2 })
  return pool
}

function tracked(sockets: Set<Socket>, socket: Socket): Socket {
  sockets.add(socket)
  return socket.once('close', () => sockets.delete(socket))
}

/** In seconds, from `?connect_timeout=` as libpq reads it. */
function connectTimeout(url: string): number {
  const [, seconds] = /[?&]connect_timeout=(\d+)(?:&|$)/.exec(url) ?? []
  return Number(seconds) || defaultConnectTimeout
}

/** Destroys the connection: one in the middle of a transaction must never serve another request. */
function socketWithTimeout(milliseconds: number): Socket {
  const socket = new Socket()
  return socket.setTimeout(milliseconds, () => {
    const { bytesRead, bytesWritten } = socket
    // After a pause of this process itself, the response is waiting and is read before this runs.
    setImmediate(() => {
      if (socket.bytesRead !== bytesRead || socket.bytesWritten !== bytesWritten) return
      socket.destroy(new Error('Connection terminated: PostgreSQL is silent'))
    })
  })
}
