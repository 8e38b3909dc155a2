import { setTimeout as sleep } from 'node:timers/promises'
import { processesIn } from './cluster-processes.ts'
import { EmbeddedPostgresError } from './errors.ts'
import type { Postmaster } from './postmaster.ts'
import { readPostmasterFile } from './postmaster-file.ts'
import { signal } from './process-identity.ts'
import { sentences } from './sentences.ts'
import type { StoreFolder } from './store-folder.ts'

/** Backends of a dead postmaster leave by themselves, most of them at once; after these times they are made to. */
const ASK_AFTER_MS = 2_000
const FORCE_AFTER_MS = 6_000
const GIVE_UP_AFTER_MS = 30_000

/**
 * The living postmaster of this cluster, or undefined once no process of it is left: two generations of backends
 * on one cluster would destroy it.
 */
export async function findPostmaster(
  folder: StoreFolder,
  log: (line: string) => void,
): Promise<Postmaster | undefined> {
  const began = Date.now()
  let told = false
  for (;;) {
    const living = processesIn(folder.cluster)
    const postmasterPid = readPostmasterFile(folder.cluster)?.pid
    const postmaster = living.find(({ pid }) => pid === postmasterPid)
    if (postmaster || living.length === 0) return postmaster
    const waited = Date.now() - began
    if (!told && waited > 200) {
      told = true
      log(sentences.waitingForBackends(living.length))
    }
    if (waited > GIVE_UP_AFTER_MS) {
      const pids = living.map(({ pid }) => pid).join(', ')
      throw new EmbeddedPostgresError('start-failed', sentences.leftoversStay(pids))
    }
    if (waited > ASK_AFTER_MS) {
      for (const process of living) signal(process, waited > FORCE_AFTER_MS ? 'SIGKILL' : 'SIGQUIT')
    }
    await sleep(20)
  }
}
