import { randomInt } from 'node:crypto'
import { probePort } from '../http/listen.ts'

/** Below the ephemeral ports, so that no other process gets the port while the shop is down. */
const [lowest, highest] = [20_000, 32_000]

/** A free port on which a shop can be restarted. */
export async function reservedPort(): Promise<string> {
  for (;;) {
    const port = randomInt(lowest, highest)
    const isFree = await probePort('127.0.0.1', port, 0).then(Boolean, () => false)
    if (isFree) return String(port)
  }
}
