import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { type Address, isSocket, loopback } from './address.ts'
import { socketName } from './socket-directory.ts'

/** `postmaster.pid`, line by line as in src/include/utils/pidfile.h of PostgreSQL. */
export type PostmasterFile = { pid: number; address: Address; status: string }

/** Undefined when there is none, or none yet that can be parsed: PostgreSQL writes it line by line. */
export function readPostmasterFile(cluster: string): PostmasterFile | undefined {
  let lines: string[]
  try {
    lines = readFileSync(join(cluster, 'postmaster.pid'), 'utf8').split(/\r?\n/)
  } catch {
    return undefined
  }
  const pid = Number(lines[0])
  if (!Number.isSafeInteger(pid) || pid <= 0) return undefined
  const address = { host: lines[4] || loopback, port: Number(lines[3]) }
  return { pid, address, status: (lines[7] ?? '').trim() }
}

/**
 * Removes what a dead postmaster left. PostgreSQL does so itself when the pid in the file is free, but refuses to start
 * when that pid is a zombie, belongs to another process by now, or was cut off by a power failure. Call it only while
 * holding the store lock and after `processesIn` found no process of the cluster.
 */
export function removeStaleLocks(cluster: string, address: Address): void {
  rmSync(join(cluster, 'postmaster.pid'), { force: true })
  if (!isSocket(address)) return
  const socket = join(address.host, socketName)
  for (const file of [`${socket}.lock`, socket]) rmSync(file, { force: true })
}
