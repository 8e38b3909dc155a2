import { setTimeout as pause } from 'node:timers/promises'
import { seconds } from '@tecnoclick/domain/platform/duration'
import { waitFor } from '@tecnoclick/server/testing/wait-for'
import { attemptWrites } from './attempts.ts'
import type { Balancer } from './balancer.ts'
import type { Cluster } from './cluster.ts'
import type { Machine } from './machine.ts'
import { ready, type Shop } from './shop.ts'

export interface Site {
  cluster: Cluster
  balancer: Balancer
  shop: Shop
}

export interface Effect {
  /** What must not happen and did. */
  violations: string[]
  /** Makes the machine whole again. */
  repair(): Promise<void>
}

/** Causes the fault and waits until it has had its effect. */
type Fault = (site: Site, turn: number) => Promise<Effect>

const nothing = async () => {}

const table = {
  'primary killed': async ({ cluster }) => {
    const former = await cluster.primary()
    await former.kill()
    await cluster.successorOf(former)
    return { violations: [], repair: async () => former.restart() }
  },
  'primary cut off': ({ cluster }) =>
    splitBrain(cluster, {
      cut: (former) => former.unplug(),
      mend: (former) => former.plug(),
    }),
  switchover: async ({ cluster }) => {
    const former = await cluster.primary()
    await cluster.switchover(former, await standbyOf(cluster, former))
    await cluster.successorOf(former)
    return { violations: [], repair: nothing }
  },
  'standby killed': async ({ cluster }) => {
    const name = await standbyOf(cluster, await cluster.primary())
    const standby = cluster.databases.find((machine) => machine.name === name)
    await standby?.kill()
    await pause(seconds(5))
    return { violations: [], repair: async () => standby?.restart() }
  },
  'etcd node killed': async ({ cluster: { etcds } }, turn) => {
    const machine = etcds[turn % etcds.length]
    await machine?.kill()
    await pause(seconds(5))
    return { violations: [], repair: async () => machine?.restart() }
  },
  'HAProxy restarted': async ({ balancer }) => {
    await balancer.reload()
    return { violations: [], repair: nothing }
  },
  'web machine killed': async ({ shop: { webs } }, turn) => {
    const machine = webs[turn % webs.length]
    await machine?.kill()
    await pause(seconds(5))
    return {
      violations: [],
      async repair() {
        machine?.restart()
        if (machine) await ready(machine)
      },
    }
  },
  /** The balancer and the shop still reach the former primary: the harder kind of split brain. */
  'primary split from its peers': ({ cluster }) => {
    const peersOf = (former: Machine) =>
      [...cluster.databases, ...cluster.etcds].filter((machine) => machine !== former)
    return splitBrain(cluster, {
      cut: (former) => former.avoid(peersOf(former)),
      mend: (former) => former.meet(peersOf(former)),
    })
  },
  /** Patroni starts it again, or hands over when that takes too long. */
  'PostgreSQL process killed': async ({ cluster }) => {
    const machine = await cluster.primary()
    const [postmaster] = await machine.findProcesses(/\/postgres -D /)
    if (postmaster !== undefined) process.kill(postmaster, 'SIGKILL')
    await waitFor(async () => {
      const [now] = await machine.findProcesses(/\/postgres -D /)
      return now !== undefined && now !== postmaster ? true : undefined
    }, seconds(60))
    await cluster.primary()
    return { violations: [], repair: nothing }
  },
} as const satisfies Record<string, Fault>

export type FaultName = keyof typeof table
export const faults: Readonly<Record<FaultName, Fault>> = table
export const faultNames = Object.keys(table) as FaultName[]

/** Here a primary goes on acknowledging orders that nobody else gets; without synchronous replication it comes first. */
export const losingFault: FaultName = 'primary split from its peers'

interface Cut {
  cut(former: Machine): Promise<unknown>
  mend(former: Machine): Promise<unknown>
}

/** Cuts the primary off and writes to it until there is another, and a while after that. */
async function splitBrain(cluster: Cluster, { cut, mend }: Cut): Promise<Effect> {
  const former = await cluster.primary()
  await cut(former)
  const cutAt = performance.now()
  const attempts = attemptWrites(cluster, former)
  await cluster.successorOf(former)
  const succeededAt = performance.now()
  await pause(seconds(3))
  const acknowledged = await attempts.stop()
  const late = acknowledged.filter((at) => at > succeededAt)
  // The first may have been under way when the cable was pulled.
  const alone = acknowledged.filter((at) => at > cutAt + seconds(1))
  const violations = [
    ...(late.length > 0 ? [`${former.name} took ${late.length} writes beside its successor`] : []),
    ...(cluster.synchronous && alone.length > 0
      ? [`${former.name} acknowledged ${alone.length} writes that no other machine has`]
      : []),
  ]
  return { violations, repair: async () => void (await mend(former)) }
}

async function standbyOf(cluster: Cluster, primary: Machine): Promise<string> {
  const members = await cluster.members()
  const standbys = members.filter(({ name }) => name !== primary.name)
  const chosen = standbys.find(({ role }) => role === 'sync_standby') ?? standbys[0]
  if (!chosen) throw new Error('There is no standby')
  return chosen.name
}
