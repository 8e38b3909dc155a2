import { randomInt } from 'node:crypto'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { EmbeddedPostgresError } from './errors.ts'
import type { Platform } from './platform.ts'
import type { Owner } from './run-as.ts'
import { sentences } from './sentences.ts'
import { claimSocketDirectory, socketPort } from './socket-directory.ts'
import type { StoreFolder } from './store-folder.ts'

/** As in libpq: the host is a socket directory, or loopback where there are no sockets. */
export type Address = { host: string; port: number }

export const loopback = '127.0.0.1'

/** Below the ports that systems hand out to outgoing connections. */
const lowestPort = 20_000
const highestPort = 29_999

/** `previous` is the address that clients of a restarted PostgreSQL use; it must not change. */
export async function claimAddress(
  platform: Platform,
  folder: StoreFolder,
  owner: Owner,
  previous?: Address,
): Promise<Address> {
  if (platform.transport === 'socket') {
    return { host: claimSocketDirectory(folder, owner, platform), port: socketPort }
  }
  if (!previous) return { host: loopback, port: await claimPort(folder) }
  if (await isFree(previous.port)) return previous
  throw new EmbeddedPostgresError('start-failed', sentences.portTaken(previous.port))
}

export function isSocket({ host }: Address): boolean {
  return host !== loopback
}

/** The port of the last start if it is still free, so that a noted address stays valid. */
async function claimPort(folder: StoreFolder): Promise<number> {
  const known = readPort(folder)
  if (known !== undefined && (await isFree(known))) return known
  for (;;) {
    const port = randomInt(lowestPort, highestPort + 1)
    if (!(await isFree(port))) continue
    rmSync(folder.portFile, { force: true })
    writeFileSync(folder.portFile, `${port}\n`, { flag: 'wx' })
    return port
  }
}

function readPort({ portFile }: StoreFolder): number | undefined {
  try {
    const port = Number(readFileSync(portFile, 'utf8'))
    return Number.isInteger(port) && port >= lowestPort && port <= highestPort ? port : undefined
  } catch {
    return undefined
  }
}

function isFree(port: number): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<boolean>()
  const probe = createServer()
  probe.once('error', () => resolve(false))
  probe.listen({ host: loopback, port, exclusive: true }, () => probe.close(() => resolve(true)))
  return promise
}
