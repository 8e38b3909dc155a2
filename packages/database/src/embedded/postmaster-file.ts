import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'

/** `postmaster.pid`, line by line as src/include/utils/pidfile.h of PostgreSQL has it. */
export type PostmasterFile = { pid: number; socketDir: string; status: string }

/** Undefined when there is none, or none yet that can be understood: it is written line by line. */
export function readPostmasterFile(cluster: string): PostmasterFile | undefined {
  let lines: string[]
  try {
    lines = readFileSync(join(cluster, 'postmaster.pid'), 'utf8').split('\n')
  } catch {
    return undefined
  }
  const pid = Number(lines[0])
  if (!Number.isSafeInteger(pid) || pid <= 0) return undefined
  return { pid, socketDir: lines[4] ?? '', status: (lines[7] ?? '').trim() }
}

/**
 * Takes away what a dead postmaster left. PostgreSQL does so itself when the pid in there is free, but refuses to
 * start when that pid is a zombie, belongs to somebody else by now, or was cut off by a power failure. Only to be
 * called by the holder of the store lock, after `processesIn` found nobody in the cluster.
 */
export function removeStaleLocks(cluster: string, socketDir: string): void {
  const socket = join(socketDir, SOCKET_NAME)
  for (const file of [join(cluster, 'postmaster.pid'), `${socket}.lock`, socket])
    rmSync(file, { force: true })
}

/** The port names the socket file and nothing else: no TCP port is opened. */
export const SOCKET_NAME = '.s.PGSQL.5432'
