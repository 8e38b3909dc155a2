import { setTimeout as pause } from 'node:timers/promises'
import { connectDatabase } from '@tecnoclick/database/connect'
import { seconds } from '@tecnoclick/domain/platform/duration'
import { waitFor } from '../../testing/wait-for.ts'
import { type ChaosStore, childrenOf } from './chaos-store.ts'

/** Faults that a shop must survive (platform.md#fault-tolerance). */
export const faults = {
  shop: (store: ChaosStore) => store.kill('shop'),
  neighbour: (store: ChaosStore) => store.kill('neighbour'),
  worker: (store: ChaosStore) => store.kill('worker'),
  async postgres(store: ChaosStore) {
    kill(store.postmaster(), 'SIGKILL')
  },
  async webProcess(store: ChaosStore) {
    kill(store.webProcess(), 'SIGKILL')
  },
  /** Closes every connection of the shop at once. */
  backends: (store: ChaosStore) =>
    asking(
      store,
      `select pg_terminate_backend(pid) from pg_stat_activity
      where usename = current_user and pid <> pg_backend_pid()`,
    ),
  /** Holds a lock that every order needs. */
  locks: (store: ChaosStore) =>
    asking(store, 'begin; lock table orders in access exclusive mode; select pg_sleep(4); commit'),
  /** Stops PostgreSQL and all its processes for a while, like a disk that hangs. */
  async standstill(store: ChaosStore) {
    const postmaster = store.postmaster()
    const stopped = [postmaster, ...childrenOf(postmaster)]
    for (const pid of stopped) kill(pid, 'SIGSTOP')
    await pause(seconds(20))
    for (const pid of stopped) kill(pid, 'SIGCONT')
  },
} as const satisfies Record<string, (store: ChaosStore) => Promise<void>>

export type FaultName = keyof typeof faults

/** The process may be starting or may have exited by itself. */
function kill(pid: number, signal: NodeJS.Signals): void {
  try {
    if (pid > 1) process.kill(pid, signal)
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error
  }
}

async function asking({ databaseUrl }: ChaosStore, statement: string): Promise<void> {
  await waitFor(async () => {
    const { pool, close } = connectDatabase(databaseUrl, { max: 1 })
    try {
      await pool.query(statement)
      return true
    } catch {
      // PostgreSQL is still recovering from the previous fault.
      return undefined
    } finally {
      await close()
    }
  }, seconds(30))
}
