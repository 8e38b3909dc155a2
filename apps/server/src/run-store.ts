import cluster from 'node:cluster'
import { explainFault } from './explain-fault.ts'
import { exitCodes } from './fault.ts'
import type { Folders } from './folders.ts'

/** Runs a process of the store. A start-up failure is printed as one sentence. */
export async function runStore(folders: Folders): Promise<void> {
  try {
    if (cluster.isPrimary) await (await import('./processes/primary.ts')).runPrimary(folders)
    else await (await import('./processes/web-process.ts')).runWebProcess(folders)
  } catch (error) {
    // Web processes that are starting would log that the primary is gone.
    for (const worker of Object.values(cluster.workers ?? {})) worker?.process.kill('SIGKILL')
    const fault = explainFault(error)
    process.stderr.write(`✗ ${fault.message}\n`)
    process.exit(exitCodes[fault.kind])
  }
}
