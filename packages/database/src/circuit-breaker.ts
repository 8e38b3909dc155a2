import { Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Pool, PoolClient } from 'pg'
import { createClient } from './create-client.ts'

/** platform.md#constants. Longer than any answer of a PostgreSQL that runs, shorter than a visitor waits. */
const tickMs = 200
const silentTicks = 5

type Connected = (error: Error | undefined, client: PoolClient | undefined, release: () => void) => void

/**
 * Refuses connections at once while PostgreSQL is frozen; without it, every request would wait for its timeout. When
 * nothing was read for a second although requests wait, a connection of its own asks: a slow statement is no silence.
 * `sockets` are those of the pool.
 */
export function refuseWhileSilent(pool: Pool, url: string, sockets: ReadonlySet<Socket>): void {
  let isOpen = false
  let isWatching = false
  const bytesRead = () => [...sockets].reduce((sum, socket) => sum + socket.bytesRead, 0)
  const isWaiting = () => !pool.ending && (pool.waitingCount > 0 || pool.totalCount > pool.idleCount)

  async function watch(): Promise<void> {
    if (isWatching) return
    isWatching = true
    while (isWaiting()) {
      const before = bytesRead()
      const isSilent = await staysSilent(() => !isWaiting() || bytesRead() !== before)
      if (!isSilent) continue
      do isOpen = !(await answers(url))
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
async function answers(url: string): Promise<boolean> {
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
  const isSilent = await Promise.race([asked, staysSilent(() => hasAnswered)])
  for (const socket of sockets) socket.destroy()
  return !isSilent
}

const realClock = {
  now: () => performance.now(),
  tick: (): Promise<void> => sleep(tickMs, undefined, { ref: false }),
}

/**
 * Whether there is no answer for a second. It is counted in ticks, and again from the first after a late one: this
 * process or its machine was paused, and the answer is on its way.
 */
export async function staysSilent(hasAnswered: () => boolean, clock = realClock): Promise<boolean> {
  for (let ticks = 0; ticks < silentTicks; ) {
    const startedAt = clock.now()
    await clock.tick()
    if (hasAnswered()) return false
    ticks = clock.now() - startedAt > 2 * tickMs ? 0 : ticks + 1
  }
  return true
}
