import { Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Pool, PoolClient } from 'pg'
import { createClient } from './create-client.ts'

const ticks = 5

type Connected = (error: Error | undefined, client: PoolClient | undefined, release: () => void) => void

interface BreakerOptions {
  url: string
  /** Those of the pool. */
  sockets: ReadonlySet<Socket>
  /** Longer than a PostgreSQL that runs needs for any connection. */
  silenceMs: number
}

/**
 * Refuses connections at once while PostgreSQL is frozen; without it, every request would wait for its timeout. When
 * nothing was read for a while although requests wait, a connection of its own asks: a slow statement is no silence.
 */
export function refuseWhileSilent(pool: Pool, { url, sockets, silenceMs }: BreakerOptions): void {
  const clock = clockOf(silenceMs / ticks)
  let isOpen = false
  let isWatching = false
  const bytesRead = () => [...sockets].reduce((sum, socket) => sum + socket.bytesRead, 0)
  const isWaiting = () => !pool.ending && (pool.waitingCount > 0 || pool.totalCount > pool.idleCount)

  async function watch(): Promise<void> {
    if (isWatching) return
    isWatching = true
    while (isWaiting()) {
      const before = bytesRead()
      const isSilent = await staysSilent(() => !isWaiting() || bytesRead() !== before, clock)
      if (!isSilent) continue
      do isOpen = !(await answers(url, clock))
      while (isOpen && !pool.ending)
    }
    isWatching = false
  }

  const connect = pool.connect.bind(pool) as (callback?: Connected) => Promise<PoolClient>
  const guarded = (callback?: Connected) => {
    if (!isOpen) {
      const connected = connect(callback)
      void watch()
      return connected
    }
    const error = new Error('Connection terminated: PostgreSQL is silent')
    if (!callback) return Promise.reject(error)
    process.nextTick(callback, error, undefined, () => {})
    return undefined
  }
  pool.connect = guarded as typeof pool.connect
}

/** An error is an answer too: requests get it at once. */
async function answers(url: string, clock: Clock): Promise<boolean> {
  const sockets: Socket[] = []
  const stream = () => {
    const socket = new Socket().unref()
    sockets.push(socket)
    return socket
  }
  const client = createClient(url, { stream, application_name: 'tecnoclick-probe' })
  client.on('error', () => {})
  let hasAnswered = false
  const asked = client
    .connect()
    .then(() => client.query('select 1'))
    .catch(() => {})
    .then(() => {
      hasAnswered = true
      return false
    })
  const isSilent = await Promise.race([asked, staysSilent(() => hasAnswered, clock)])
  for (const socket of sockets) socket.destroy()
  return !isSilent
}

interface Clock {
  tickMs: number
  now(): number
  tick(): Promise<void>
}

function clockOf(tickMs: number): Clock {
  return {
    tickMs,
    now: () => performance.now(),
    tick: () => sleep(tickMs, undefined, { ref: false }),
  }
}

/**
 * Whether there is no answer for five ticks. After a late one they are counted again: this process or its machine was
 * paused, and the answer is on its way.
 */
export async function staysSilent(hasAnswered: () => boolean, clock: Clock): Promise<boolean> {
  for (let silent = 0; silent < ticks; ) {
    const startedAt = clock.now()
    await clock.tick()
    if (hasAnswered()) return false
    silent = clock.now() - startedAt > 2 * clock.tickMs ? 0 : silent + 1
  }
  return true
}
