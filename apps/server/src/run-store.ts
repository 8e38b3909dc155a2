import cluster from 'node:cluster'
import { explainFault } from './explain-fault.ts'
import { exitCodes } from './fault.ts'
import type { Folders } from './folders.ts'

/** The whole life of a process of the store. What keeps it from starting is told in one sentence. */
export async function runStore(folders: Folders): Promise<void> {
  try {
    if (cluster.isPrimary) await (await import('./processes/primary.ts')).runPrimary(folders)
    else await (await import('./processes/web-process.ts')).runWebProcess(folders)
  } catch (error) {
    // Those just starting would complain about a primary that left them.
    for (const worker of Object.values(cluster.workers ?? {})) worker?.process.kill('SIGKILL')
    const fault = explainFault(error)
    process.stderr.write(`✗ ${fault.message}\n`)
    process.exit(exitCodes[fault.kind])
  }
}
