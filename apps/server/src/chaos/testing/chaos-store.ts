import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { joinEmbeddedPostgres } from '@tecnoclick/database/embedded/join'
import { reservedPort } from '../../testing/reserved-port.ts'
import { runStore, type StoreProcess, temporaryFolder } from '../../testing/run-store.ts'

type Part = 'shop' | 'neighbour' | 'worker'

/**
 * A store whose parts can be killed separately: its own PostgreSQL, two web processes, a worker that sends mail, and a
 * second server on the same database.
 */
export interface ChaosStore {
  addresses: readonly string[]
  databaseUrl: string
  /** The folder of the sent mails. */
  outbox: string
  postmaster(): number
  /** Pid of one of the web processes. */
  webProcess(): number
  /** Sends SIGKILL; the process is restarted at once. */
  kill(part: Part): Promise<void>
  /** Errors that the servers logged. */
  faults(): string[]
  /** The last output of each process, for debugging. */
  lastOutput(): string
}

export async function openChaosStore(): Promise<ChaosStore> {
  const [home, workshop] = [temporaryFolder(), temporaryFolder()]
  const common = { DEMO: '0', RATE_LIMIT_FACTOR: '1000' }
  const web = { JOBS: 'off', HOST: '127.0.0.1' }
  const shop = { ...common, ...web, DATA_DIR: home, PROCESSES: '2', PORT: await reservedPort() }
  const first = runStore(shop)
  const address = await first.address()
  const { url } = await joinEmbeddedPostgres({ dataDir: home })

  const elsewhere = { ...common, DATABASE_URL: url, DATA_DIR: workshop }
  const neighbour = { ...elsewhere, ...web, PROCESSES: '1', PORT: await reservedPort() }
  const second = runStore(neighbour)
  const neighbourAddress = await second.address()
  const environments: Record<Part, Record<string, string>> = {
    shop,
    neighbour,
    worker: { ...elsewhere, JOBS: 'only' },
  }
  const running = new Map<Part, StoreProcess>()
  const processes: StoreProcess[] = []
  keep('shop', first)
  keep('neighbour', second)
  keep('worker', runStore(environments.worker))

  /** Like `Restart=on-failure`: a process that starts while PostgreSQL is down exits and is started again. */
  function keep(part: Part, store: StoreProcess): void {
    running.set(part, store)
    processes.push(store)
    void store.ended.then((result) => {
      if (result !== 0 && result !== 'SIGTERM') keep(part, runStore(environments[part]))
    })
  }

  return {
    addresses: [address, neighbourAddress],
    databaseUrl: url,
    outbox: join(workshop, 'outbox'),
    postmaster: () => postmasterIn(home),
    webProcess: () => webProcessOf(running.get('shop')?.child.pid),
    async kill(part) {
      await running.get(part)?.kill('SIGKILL')
    },
    faults: () => processes.flatMap(({ output }) => output().match(/^.*(?:request|page) failed.*$/gm) ?? []),
    lastOutput: () =>
      processes
        .map(({ child, output, errors }) => {
          const state = child.exitCode ?? child.signalCode ?? 'running'
          return `${child.pid} (${state}): ${(output() + errors()).slice(-2000)}`
        })
        .join('\n'),
  }
}

function postmasterIn(dataDir: string): number {
  const [file] = globSync('**/postmaster.pid', { cwd: dataDir })
  return file ? Number.parseInt(readFileSync(join(dataDir, file), 'utf8'), 10) : Number.NaN
}

function webProcessOf(primary: number | undefined): number {
  const found = childrenOf(primary).find((pid) =>
    readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('fixture-store'),
  )
  return found ?? Number.NaN
}

export function childrenOf(pid: number | undefined): number[] {
  const text = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim()
  return text === '' ? [] : text.split(' ').map(Number)
}
