import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, readlinkSync, statSync } from 'node:fs'
import { basename, join } from 'node:path'
import { codeOf } from './errors.ts'
import { hostPlatform } from './platform.ts'
import { identify, isAbsence, type ProcessIdentity } from './process-identity.ts'

const listings = { proc: pidsFromProc, ps: pidsFromPs, powershell: pidsFromPowerShell } as const

/** Every living PostgreSQL process of this cluster: postmaster, backends and the single-user mode. */
export function processesIn(cluster: string): ProcessIdentity[] {
  const pids = listings[hostPlatform.processes](cluster)
  return pids.map(identify).filter((found) => found !== undefined)
}

/**
 * A setting that appears in the arguments of a postmaster and in the titles of its backends. Unlike the path of the
 * cluster it is always ASCII, which process listings print unchanged in every locale.
 */
export function clusterName(cluster: string): string {
  return `tecnoclick-${createHash('sha256').update(cluster).digest('hex').slice(0, 16)}`
}

/** The file a process was started from; undefined where the system does not tell. */
export function executableOf(pid: number): string | undefined {
  return ifReadable(() => readlinkSync(`/proc/${pid}/exe`))
}

/** Processes end while they are listed, and those of other users cannot be read; neither can be in our cluster. */
function ifReadable<T>(read: () => T): T | undefined {
  try {
    return read()
  } catch (error) {
    if (isAbsence(error) || codeOf(error) === 'EACCES') return undefined
    throw error
  }
}

/** All processes of a cluster work in its directory. Directories are compared by inode, not by name. */
function pidsFromProc(cluster: string): number[] {
  const wanted = statSync(cluster, { bigint: true, throwIfNoEntry: false })
  if (!wanted) return []
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => {
      const executable = executableOf(pid)?.replace(/ \(deleted\)$/, '')
      if (executable === undefined || basename(executable) !== 'postgres') return false
      const directory = ifReadable(() => statSync(`/proc/${pid}/cwd`, { bigint: true }))
      return directory?.dev === wanted.dev && directory.ino === wanted.ino
    })
}

/** For macOS. */
export function pidsFromPs(cluster: string): number[] {
  const listing = spawnSync('ps', ['-axww', '-o', 'pid=,command='], {
    encoding: 'utf8',
    maxBuffer: 64_000_000,
  })
  if (listing.error) throw listing.error
  const name = clusterName(cluster)
  return listing.stdout
    .split('\n')
    .filter((line) => line.includes(`postgres: ${name}: `) || line.includes(`cluster_name=${name} `))
    .map((line) => Number.parseInt(line, 10))
}

/**
 * For Windows. Starting PowerShell takes most of a second, so it is asked only when a postmaster has left its file
 * behind; an orderly shutdown removes that file and leaves no process.
 */
function pidsFromPowerShell(cluster: string): number[] {
  const recorded = ifReadable(() => readFileSync(join(cluster, 'postmaster.pid'), 'utf8'))
  if (recorded === undefined) return []
  const script = `Get-CimInstance Win32_Process -Filter "Name='postgres.exe'" |
    Select-Object ProcessId, ParentProcessId, CommandLine | ConvertTo-Json -Compress`
  const listing = spawnSync('powershell.exe', ['-NoProfile', '-NonInteractive', '-Command', script], {
    encoding: 'utf8',
    maxBuffer: 64_000_000,
    windowsHide: true,
  })
  if (listing.error) throw listing.error
  return pidsInListing(listing.stdout, cluster, Number.parseInt(recorded, 10))
}

type WindowsProcess = { ProcessId: number; ParentProcessId: number; CommandLine: string | null }

/**
 * On Windows only the postmaster's arguments name the cluster. Backends are found by their parent, which Windows
 * records even after it ended: then it is the pid in `postmaster.pid`, unless a living process has that pid by now.
 */
export function pidsInListing(json: string, cluster: string, recordedPid: number): number[] {
  if (json.trim() === '') return []
  const parsed: WindowsProcess | WindowsProcess[] = JSON.parse(json)
  const processes = Array.isArray(parsed) ? parsed : [parsed]
  const argument = `cluster_name=${clusterName(cluster)}`
  const parents = new Set(
    processes.filter(({ CommandLine }) => CommandLine?.includes(argument)).map(({ ProcessId }) => ProcessId),
  )
  if (!processes.some(({ ProcessId }) => ProcessId === recordedPid)) parents.add(recordedPid)
  return processes
    .filter(({ ProcessId, ParentProcessId }) => parents.has(ProcessId) || parents.has(ParentProcessId))
    .map(({ ProcessId }) => ProcessId)
}
