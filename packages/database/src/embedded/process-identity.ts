import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { codeOf } from './errors.ts'
import { hostPlatform } from './platform.ts'

/** A pid is reused after its process ended; a pid together with the start time of its process is not. */
export type ProcessIdentity = { pid: number; startedAt: string }

type Reading = { state?: string | undefined; startedAt?: string | undefined }

const readers = { proc: readProc, ps: readPs, powershell: readPid } as const

/** Undefined when there is no such process, or only a zombie, which holds neither files nor memory. */
export function identify(pid: number): ProcessIdentity | undefined {
  const { state, startedAt } = readers[hostPlatform.processes](pid)
  if (state === undefined || startedAt === undefined || /^[ZX]/.test(state)) return undefined
  return { pid, startedAt }
}

export function isAlive(identity: ProcessIdentity): boolean {
  return identify(identity.pid)?.startedAt === identity.startedAt
}

/** Sends nothing to a process that has taken over the pid since. */
export function signal(identity: ProcessIdentity, name: NodeJS.Signals): void {
  if (!isAlive(identity)) return
  try {
    process.kill(identity.pid, name)
  } catch (error) {
    if (!isAbsence(error)) throw error
  }
}

export async function waitUntilGone(identities: ProcessIdentity[], timeoutMs: number): Promise<boolean> {
  const deadline = Date.now() + timeoutMs
  while (identities.some(isAlive)) {
    if (Date.now() > deadline) return false
    await sleep(10)
  }
  return true
}

/** Other errors, such as too many open files, must not be taken for a dead process. */
export function isAbsence(error: unknown): boolean {
  return ['ENOENT', 'ESRCH'].includes(codeOf(error) ?? '')
}

function readProc(pid: number): Reading {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // proc_pid_stat(5): the name in parentheses may contain spaces and parentheses; state is field 3, start time 22.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    return { state: fields[0], startedAt: fields[19] }
  } catch (error) {
    if (isAbsence(error)) return {}
    throw error
  }
}

/** For macOS. */
export function readPs(pid: number): Reading {
  const { error, stdout } = spawnSync('ps', ['-o', 'state=,lstart=', '-p', String(pid)], {
    encoding: 'utf8',
    env: { ...process.env, LC_ALL: 'C' },
  })
  if (error) throw error
  const [, state, startedAt] = stdout.trim().match(/^(\S+)\s+(.+)$/) ?? []
  return { state, startedAt }
}

/**
 * For Windows, where only PowerShell knows the start time and takes longer than the supervisor's interval. A process of
 * another user (EPERM) is never ours.
 */
export function readPid(pid: number): Reading {
  try {
    process.kill(pid, 0)
    return { state: 'R', startedAt: '' }
  } catch (error) {
    if (isAbsence(error) || codeOf(error) === 'EPERM') return {}
    throw error
  }
}
