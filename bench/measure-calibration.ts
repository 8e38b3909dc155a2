import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { measureThroughput } from './measure-throughput.ts'

/** What the machine of the budgets does: two x64 cores (docs/architecture.md). */
export const referencePerSecond = 40_000

/** Answers of a bare `node:http` server on this machine. Budgets of speed are scaled by it. */
export async function measureCalibration(): Promise<number> {
  const child = fork(fileURLToPath(new URL('bare-server.ts', import.meta.url)))
  try {
    const [port] = await once(child, 'message')
    const { requestsPerSecond } = await measureThroughput(`http://127.0.0.1:${port}/`)
    return requestsPerSecond
  } finally {
    child.kill()
  }
}
