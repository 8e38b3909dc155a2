import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { startEmbeddedPostgres } from '@tecnoclick/database/embedded'
import { announceStore } from './running-store.ts'

const main = join(import.meta.dirname, '../../apps/server/main.ts')

/** A real store on a port and in a folder of its own. PostgreSQL is started here, so that specs may look into it. */
export default async function startStore(): Promise<() => Promise<void>> {
  const dataDir = await mkdtemp(join(tmpdir(), 'tecnoclick-e2e-'))
  const postgres = await startEmbeddedPostgres({ dataDir: join(dataDir, 'database') })
  const server = spawn(process.execPath, [main], {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: '0',
      PROCESSES: '1',
      DATA_DIR: dataDir,
      DATABASE_URL: postgres.url,
      DEMO: '1',
      RATE_LIMIT_FACTOR: '1000',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  announceStore({ address: await addressOf(server), databaseUrl: postgres.url })
  return async () => {
    server.kill('SIGTERM')
    if (server.exitCode === null) await once(server, 'exit')
    await postgres.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}

async function addressOf(server: ChildProcess): Promise<string> {
  if (!server.stdout) throw new Error('The output of the store cannot be read')
  const said: string[] = []
  for await (const line of createInterface(server.stdout)) {
    said.push(line)
    const address = /https?:\/\/[\w.:[\]]+:\d+/.exec(line)?.[0]
    if (address) {
      server.stdout.resume()
      return address
    }
  }
  throw new Error(`The store did not start:\n${said.join('\n')}`)
}
