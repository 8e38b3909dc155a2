import { setTimeout as sleep } from 'node:timers/promises'
import { sqlState } from './connect.ts'

/** Whoever comes after a migration that waits for a lock waits as well, so it gives up and tries again. */
export const lockTimeoutMs = 500
const retryPauseMs = 1_000
/** A backup or a long report may hold a table for minutes. */
const retryForMs = 10 * 60_000

/** Not within the lock timeout, or a deadlock with a request. */
const retried: readonly (string | undefined)[] = ['55P03', '40P01']

/** Repeats work that gave up a lock. */
export async function retrying(work: () => Promise<unknown>): Promise<void> {
  for (const deadline = performance.now() + retryForMs; ; ) {
    try {
      await work()
      return
    } catch (error) {
      if (!retried.includes(sqlState(error)) || performance.now() > deadline) throw error
      await sleep(retryPauseMs * (0.5 + Math.random()))
    }
  }
}
