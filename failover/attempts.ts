import { setTimeout as pause } from 'node:timers/promises'
import type { Cluster } from './cluster.ts'
import type { Machine } from './machine.ts'

const pauseMs = 200
const patienceMs = 1_000

export interface Attempts {
  /** When a write was acknowledged, in milliseconds of `performance.now()`. */
  stop(): Promise<number[]>
}

/** Somebody on the machine itself writes to its PostgreSQL all the time: does a former primary still take it? */
export function attemptWrites(cluster: Cluster, machine: Machine): Attempts {
  const acknowledged: number[] = []
  let isOver = false
  const attempting = (async () => {
    while (!isOver) {
      if (await write(cluster, machine)) acknowledged.push(performance.now())
      await pause(pauseMs)
    }
  })()
  return {
    async stop() {
      isOver = true
      await attempting
      return acknowledged
    },
  }
}

/** A commit that waits for a standby is not acknowledged; it is left alone after a second. */
async function write(cluster: Cluster, machine: Machine): Promise<boolean> {
  const client = cluster.clientOn(machine, 'postgres')
  client.on('error', () => {})
  const written = client
    .connect()
    .then(() => client.query('insert into attempts values (now(), $1)', [machine.name]))
    .then(
      () => true,
      () => false,
    )
  const result = await Promise.race([written, pause(patienceMs, false)])
  // Not awaited: the server does not answer while it waits for a standby.
  client.end().catch(() => {})
  return result
}
