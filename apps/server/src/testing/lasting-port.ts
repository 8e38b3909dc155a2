import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:net'

/** Below the ports that systems hand out by themselves: while a killed shop is down, no caller of anybody is given its port. */
const [lowest, highest] = [20_000, 32_000]

/** A free port on which a shop can be started again and again. */
export async function lastingPort(): Promise<string> {
  for (;;) {
    const port = randomInt(lowest, highest)
    if (await isFree(port)) return String(port)
  }
}

async function isFree(port: number): Promise<boolean> {
  const server = createServer().listen(port, '127.0.0.1')
  try {
    await once(server, 'listening')
    return true
  } catch {
    return false
  } finally {
    server.close()
  }
}
