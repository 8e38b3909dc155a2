import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { readdirSync, readlinkSync, statSync } from 'node:fs'
import { basename } from 'node:path'
import { codeOf } from './errors.ts'
import { identify, isAbsence, type ProcessIdentity } from './process-identity.ts'

/** Every living PostgreSQL process of this very cluster, postmaster and backends alike. */
export function processesIn(cluster: string): ProcessIdentity[] {
  const pids = process.platform === 'linux' ? pidsFromProc(cluster) : pidsFromPs(cluster)
  return pids.map(identify).filter((found) => found !== undefined)
}

/** PostgreSQL shows it in the titles of its processes; `ps` has no other way to tell whose backend one is. */
export function clusterName(cluster: string): string {
  return `tecnoclick-${createHash('sha256').update(cluster).digest('hex').slice(0, 16)}`
}

/** The file a process was started from; undefined where the system does not tell. */
export function executableOf(pid: number): string | undefined {
  return ifOurs(() => readlinkSync(`/proc/${pid}/exe`))
}

/** Processes come and go while one looks, and other users' are closed to us; theirs cannot be in our cluster. */
function ifOurs<T>(look: () => T): T | undefined {
  try {
    return look()
  } catch (error) {
    if (isAbsence(error) || codeOf(error) === 'EACCES') return undefined
    throw error
  }
}

/** Postmaster and backends all work in the cluster directory, and that directory is compared, not its name. */
function pidsFromProc(cluster: string): number[] {
  const wanted = statSync(cluster, { bigint: true, throwIfNoEntry: false })
  if (!wanted) return []
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => {
      const executable = executableOf(pid)?.replace(/ \(deleted\)$/, '')
      if (executable === undefined || basename(executable) !== 'postgres') return false
      const directory = ifOurs(() => statSync(`/proc/${pid}/cwd`, { bigint: true }))
      return directory?.dev === wanted.dev && directory.ino === wanted.ino
    })
}

/** The portable way, for macOS. */
export function pidsFromPs(cluster: string): number[] {
  const listing = spawnSync('ps', ['-axww', '-o', 'pid=,command='], {
    encoding: 'utf8',
    maxBuffer: 64_000_000,
  })
  if (listing.error) throw listing.error
  const title = `postgres: ${clusterName(cluster)}: `
  return listing.stdout
    .split('\n')
    .filter((line) => line.includes(`postgres -D ${cluster} `) || line.includes(title))
    .map((line) => Number.parseInt(line, 10))
}
