import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'

const main = join(import.meta.dirname, '../../dist/main.js')

export interface SpawnedStore {
  address: string
  pid: number
  stop(): Promise<void>
}

/** The built store in its own process on a free port, for browser tests and the bench. */
export async function spawnStore(environment: Record<string, string>): Promise<SpawnedStore> {
  const child = spawn(process.execPath, [main], {
    env: { ...process.env, NODE_ENV: 'production', PORT: '0', LOG_LEVEL: 'warn', ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const said: string[] = []
  for await (const line of createInterface(child.stdout)) {
    said.push(line)
    const address = /https?:\/\/[\w.:[\]]+:\d+/.exec(line)?.[0]
    if (!address) continue
    child.stdout.resume()
    return {
      address,
      pid: child.pid ?? 0,
      async stop() {
        child.kill('SIGTERM')
        if (child.exitCode === null) await once(child, 'exit')
      },
    }
  }
  throw new Error(`The store did not start:\n${said.join('\n')}`)
}
