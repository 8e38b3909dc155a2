import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { seconds } from '@tecnoclick/domain/platform/duration'
import { waitFor } from '@tecnoclick/server/testing/wait-for'
import type { Network } from './network.ts'
import { fillDocumented } from './template.ts'

export const balancerName = 'lb'

export interface Balancer {
  /** The shop as visitors reach it. */
  address: string
  host: string
  /** A new process takes over the ports, as `systemctl reload haproxy` does; the old one ends a little later. */
  reload(): Promise<void>
}

export function startBalancer(network: Network, names: readonly string[]): Balancer {
  const machine = network.machine(balancerName)
  const addresses = names.map((name) => [name.toUpperCase(), network.machine(name).address])
  const file = join(machine.folder, 'haproxy.cfg')
  const values = { ...Object.fromEntries(addresses), ADDRESS: machine.address, FOLDER: machine.folder }
  writeFileSync(file, fillDocumented('haproxy.cfg', values))
  machine.start({ command: ['haproxy', '-W', '-f', file] })

  const workers = async () => {
    const [master, ...rest] = await machine.findProcesses(/^haproxy /)
    return { master, workers: rest }
  }
  return {
    address: `http://${machine.address}:8080`,
    host: machine.address,
    async reload() {
      const before = await workers()
      if (before.master === undefined) throw new Error('HAProxy does not run')
      process.kill(before.master, 'SIGUSR2')
      await waitFor(async () => {
        const now = await workers()
        return now.workers.every((pid) => !before.workers.includes(pid)) && now.workers.length > 0
          ? true
          : undefined
      }, seconds(30))
    },
  }
}
