import { randomBytes } from 'node:crypto'
import { chownSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { seconds } from '@tecnoclick/domain/platform/duration'
import { waitFor } from '@tecnoclick/server/testing/wait-for'
import { Client } from 'pg'
import { postgresPrograms } from './host.ts'
import type { Machine } from './machine.ts'
import { isHealthy, type Member } from './members.ts'
import type { Network } from './network.ts'
import { fillDocumented } from './template.ts'

export const etcdNames = ['etcd1', 'etcd2', 'etcd3'] as const
export const databaseNames = ['db1', 'db2', 'db3'] as const

export interface Cluster {
  password: string
  synchronous: boolean
  databases: readonly Machine[]
  etcds: readonly Machine[]
  /** Machines that say now that they are the primary. */
  primaries(): Promise<Machine[]>
  /** Waits for the only primary. */
  primary(): Promise<Machine>
  /** Waits until another machine is the primary. */
  successorOf(former: Machine): Promise<Machine>
  /** As the others see them, from the first machine that answers. */
  members(): Promise<Member[]>
  healthy(): Promise<void>
  switchover(from: Machine, to: string): Promise<void>
  /** A connection from the machine itself, which also works while it is cut off. */
  clientOn(machine: Machine, database: string): Client
}

/** Three PostgreSQL servers under Patroni, with three etcd servers, from the documented configuration. */
export async function startCluster(network: Network, synchronous: boolean): Promise<Cluster> {
  const password = randomBytes(16).toString('hex')
  const etcds = etcdNames.map(network.machine)
  const databases = databaseNames.map(network.machine)
  const common = {
    ...Object.fromEntries(etcds.map(({ name, address }) => [name.toUpperCase(), address])),
    BIN: postgresPrograms() ?? '',
    PASSWORD: password,
    NETWORK: network.range,
    SYNCHRONOUS: String(synchronous),
  }
  const { uid, gid } = userIds('postgres')
  for (const machine of [...etcds, ...databases]) {
    const isEtcd = etcds.includes(machine)
    const { name, address, folder } = machine
    const file = join(folder, 'configuration.yml')
    const values = { ...common, NAME: name, ADDRESS: address, FOLDER: folder }
    writeFileSync(file, fillDocumented(isEtcd ? 'etcd.yml' : 'patroni.yml', values))
    for (const path of [folder, file]) chownSync(path, uid, gid)
    if (isEtcd) machine.start({ command: ['etcd', '--config-file', file], user: 'postgres', env: etcdEnv })
    else machine.start({ command: ['patroni', file], user: 'postgres' })
  }

  const ask = async (machine: Machine, path: string, init: RequestInit = {}) => {
    const signal = AbortSignal.timeout(1500)
    return fetch(`http://${machine.address}:8008${path}`, { signal, ...init }).catch(() => undefined)
  }
  const primaries = async () => {
    const answers = await Promise.all(databases.map((machine) => ask(machine, '/primary')))
    return databases.filter((_, index) => answers[index]?.status === 200)
  }
  const members = async (): Promise<Member[]> => {
    for (const machine of databases) {
      const response = await ask(machine, '/cluster')
      const read: { members: Member[] } | undefined = await response?.json().catch(() => undefined)
      if (read) return read.members
    }
    return []
  }
  const cluster: Cluster = {
    password,
    synchronous,
    databases,
    etcds,
    primaries,
    members,
    primary: () =>
      waitFor(async () => {
        const [only, ...others] = await primaries()
        return others.length === 0 ? only : undefined
      }, seconds(60)),
    successorOf: (former) =>
      waitFor(async () => (await primaries()).find((machine) => machine !== former), seconds(90)),
    async healthy() {
      const size = databases.length
      await waitFor(
        async () => isHealthy(await members(), { size, synchronous }) || undefined,
        seconds(150),
      ).catch(async () => {
        throw new Error(`The cluster is not healthy again: ${JSON.stringify(await members())}`)
      })
    },
    async switchover(from, to) {
      const body = JSON.stringify({ leader: from.name, candidate: to })
      const response = await ask(from, '/switchover', {
        method: 'POST',
        body,
        signal: AbortSignal.timeout(seconds(60)),
      })
      if (response?.status !== 200)
        throw new Error(`Switchover refused: ${response?.status} ${await response?.text()}`)
    },
    clientOn: ({ folder }, database) =>
      new Client({ host: folder, user: 'postgres', password, database, connectionTimeoutMillis: 1000 }),
  }
  await cluster.healthy()
  return cluster
}

/** etcd 3.4 starts on ARM only when told that this is meant. */
const etcdEnv = process.arch === 'arm64' ? { ETCD_UNSUPPORTED_ARCH: 'arm64' } : {}

function userIds(name: string): { uid: number; gid: number } {
  const users = readFileSync('/etc/passwd', 'utf8').split('\n')
  const [, , uid, gid] = users.find((line) => line.startsWith(`${name}:`))?.split(':') ?? []
  if (!uid) throw new Error(`This host has no user ${name}`)
  return { uid: Number(uid), gid: Number(gid) }
}
