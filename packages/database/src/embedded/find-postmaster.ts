import { setTimeout as sleep } from 'node:timers/promises'
import { processesIn } from './cluster-processes.ts'
import { EmbeddedPostgresError } from './errors.ts'
import type { Postmaster } from './postmaster.ts'
import { readPostmasterFile } from './postmaster-file.ts'
import { signal } from './process-identity.ts'
import { sentences } from './sentences.ts'
import type { StoreFolder } from './store-folder.ts'

/** Backends of a dead postmaster end by themselves, most of them at once; after these times they are killed. */
const quitAfterMs = 2_000
const killAfterMs = 6_000
const giveUpAfterMs = 30_000

/**
 * The living postmaster of this cluster, or undefined once no process of it is left: two generations of backends on
 * one cluster would destroy it.
 */
export async function findPostmaster(
  folder: StoreFolder,
  log: (line: string) => void,
): Promise<Postmaster | undefined> {
  const startedAt = Date.now()
  let isLogged = false
  for (;;) {
    const living = processesIn(folder.cluster)
    const postmasterPid = readPostmasterFile(folder.cluster)?.pid
    const postmaster = living.find(({ pid }) => pid === postmasterPid)
    if (postmaster || living.length === 0) return postmaster
    const waitedMs = Date.now() - startedAt
    if (!isLogged && waitedMs > 200) {
      isLogged = true
      log(sentences.waitingForBackends(living.length))
    }
    if (waitedMs > giveUpAfterMs) {
      const pids = living.map(({ pid }) => pid).join(', ')
      throw new EmbeddedPostgresError('start-failed', sentences.leftoversStay(pids))
    }
    if (waitedMs > quitAfterMs) {
      for (const process of living) signal(process, waitedMs > killAfterMs ? 'SIGKILL' : 'SIGQUIT')
    }
    await sleep(20)
  }
}
