import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { measureThroughput } from './measure-throughput.ts'

/**
 * Of the machine that the budgets are for, two x64 cores (docs/architecture.md). Derived: two ARM cores do 16,000 by processor
 * time, and what is asked of them is 68 % of the budgets.
 */
const referencePerSecond = 24_000
const duration = 3

/**
 * How fast this machine is now, as a share of the reference machine: by what a bare `node:http` server answers. Budgets of speed
 * are scaled by it.
 */
export async function measureSpeed(): Promise<number> {
  const child = fork(fileURLToPath(new URL('bare-server.ts', import.meta.url)))
  try {
    const [port] = await once(child, 'message')
    const { requestsPerSecond } = await measureThroughput(`http://127.0.0.1:${port}/`, {}, { duration })
    return requestsPerSecond / referencePerSecond
  } finally {
    child.kill()
  }
}
