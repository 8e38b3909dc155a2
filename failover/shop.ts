import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { connectDatabase } from '@tecnoclick/database/connect'
import { seconds } from '@tecnoclick/domain/platform/duration'
import { answers, waitFor } from '@tecnoclick/server/testing/wait-for'
import { Client } from 'pg'
import type { Balancer } from './balancer.ts'
import type { Cluster } from './cluster.ts'
import type { Machine } from './machine.ts'
import type { Network } from './network.ts'

export const webNames = ['web1', 'web2'] as const
export const jobsName = 'jobs'

const main = join(import.meta.dirname, '../apps/server/dist/main.js')
const role = 'tienda'

export interface Shop {
  /** Through the balancer, as the shop itself reaches it. */
  databaseUrl: string
  webs: readonly Machine[]
  jobs: Machine
}

/** The built shop: two web machines and one for the jobs, as docs/operations/many-machines.md describes them. */
export async function startShop(network: Network, cluster: Cluster, balancer: Balancer): Promise<Shop> {
  await createDatabase(cluster, balancer)
  const databaseUrl = `postgres://${role}:${cluster.password}@${balancer.host}:5432/${role}`
  const common = {
    NODE_ENV: 'production',
    DATABASE_URL: databaseUrl,
    PUBLIC_URL: balancer.address,
    TRUST_PROXY: '1',
    SECRET_KEY: randomBytes(32).toString('base64url'),
    PORT: '3000',
    PROCESSES: '1',
    LOG_LEVEL: 'warn',
    // All buyers come from one address, and all machines share the cores of this host.
    RATE_LIMIT_FACTOR: '1000',
    SHED_LAG_MS: '10000',
  }
  const start = (machine: Machine, env: Record<string, string>) =>
    machine.start({
      command: [process.execPath, main],
      env: { ...common, HOST: machine.address, DATA_DIR: join(machine.folder, 'data'), ...env },
    })
  const webs = webNames.map(network.machine)
  const jobs = network.machine(jobsName)
  start(jobs, { JOBS: 'only' })
  for (const web of webs) start(web, { JOBS: 'off' })
  for (const web of webs) await ready(web)
  await waitFor(() => answers(`${balancer.address}/readyz`), seconds(60))
  return { databaseUrl, webs, jobs }
}

export function ready(web: Machine): Promise<true> {
  return waitFor(() => answers(`http://${web.address}:3000/readyz`), seconds(90)).catch(() => {
    throw new Error(`${web.name} is not ready: ${web.lastOutput()}`)
  })
}

async function createDatabase({ password }: Cluster, { host }: Balancer): Promise<void> {
  const client = await waitFor(() => connected(host, password), seconds(30))
  try {
    await client.query(`create role ${role} login password '${password}'`)
    await client.query(`create database ${role} owner ${role}`)
    await client.query('create table attempts (at timestamptz not null, source text not null)')
  } finally {
    await client.end()
  }
}

/** Undefined until the balancer has found the primary. At first it takes every server for one, also a standby. */
async function connected(host: string, password: string): Promise<Client | undefined> {
  const client = new Client({ host, user: 'postgres', password, database: 'postgres' })
  client.on('error', () => {})
  try {
    await client.connect()
    const { rows } = await client.query<{ standby: boolean }>('select pg_is_in_recovery() as standby')
    if (!rows[0]?.standby) return client
  } catch {
    // Asked again.
  }
  await client.end().catch(() => {})
  return undefined
}

/** Asks the shop's database until it answers. */
export function askDatabase<T>(
  url: string,
  ask: (database: ReturnType<typeof connectDatabase>) => Promise<T>,
) {
  return waitFor(async () => {
    const database = connectDatabase(url, { max: 1 })
    try {
      return await ask(database)
    } catch {
      // The balancer has not found the new primary yet, or a connection broke.
      return undefined
    } finally {
      await database.close()
    }
  }, seconds(60))
}
