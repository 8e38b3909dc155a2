import { execFile } from 'node:child_process'
import { readFileSync, statSync } from 'node:fs'
import { userInfo } from 'node:os'
import { dirname } from 'node:path'
import { promisify } from 'node:util'
import type { Binaries } from './binaries.ts'
import { EmbeddedPostgresError } from './errors.ts'
import { sentences } from './sentences.ts'
import type { StoreFolder } from './store-folder.ts'

/**
 * PostgreSQL refuses to run as root, and initdb as somebody without an entry in passwd. `namespace` is a user
 * namespace in which the present user bears another number, and its files with it.
 */
export type RunAs =
  | { kind: 'self' }
  | { kind: 'user'; uid: number; gid: number }
  | { kind: 'namespace'; innerId: number }

export type Command = { file: string; args: string[]; user: { uid?: number; gid?: number } }

export function commandAs(runAs: RunAs, program: string, args: string[]): Command {
  if (runAs.kind === 'self') return { file: program, args, user: {} }
  if (runAs.kind === 'user') return { file: program, args, user: { uid: runAs.uid, gid: runAs.gid } }
  const { innerId } = runAs
  const flags = ['--user', `--map-user=${innerId}`, `--map-group=${innerId}`]
  return { file: 'unshare', args: [...flags, '--', program, ...args], user: {} }
}

/** Nothing of the caller's PG* variables or locale may change what our PostgreSQL does. */
export const cleanEnvironment = { PATH: process.env.PATH ?? '/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC' }

export async function chooseRunAs(folder: StoreFolder, binaries: Binaries): Promise<RunAs> {
  const isRoot = process.getuid?.() === 0
  if (!isRoot && isRegistered()) return { kind: 'self' }
  for (const candidate of isRoot ? candidatesForRoot(folder) : [namespace()]) {
    if (await canWork(candidate, folder, binaries)) return candidate
  }
  if (isRoot) throw new EmbeddedPostgresError('cannot-run-as-root', sentences.cannotRunAsRoot(folder.dataDir))
  throw new EmbeddedPostgresError('no-permission', sentences.unknownUser(process.getuid?.()))
}

/** The owner of the cluster before all others: what once worked should go on working. */
function candidatesForRoot(folder: StoreFolder): RunAs[] {
  const users = registeredUsers()
  const owners = [folder.cluster, folder.dataDir, dirname(folder.dataDir)].flatMap((path): RunAs[] => {
    const uid = statSync(path, { throwIfNoEntry: false })?.uid
    if (uid === 0) return path === folder.cluster ? [namespace()] : []
    return users.filter((user) => user.uid === uid)
  })
  return [...owners, ...users.filter(({ name }) => name === 'nobody'), namespace()]
}

/** Tried rather than computed from permission bits: ACLs, containers without setuid and missing tools all show. */
async function canWork(runAs: RunAs, folder: StoreFolder, binaries: Binaries): Promise<boolean> {
  const script = 'cd "$0" && exec "$1" --version'
  const { file, args, user } = commandAs(runAs, '/bin/sh', [
    '-c',
    script,
    dirname(folder.home),
    binaries.postgres,
  ])
  try {
    await promisify(execFile)(file, args, { ...user, cwd: '/', env: cleanEnvironment })
    return true
  } catch {
    return false
  }
}

function namespace(): RunAs {
  const uids = registeredUsers().map(({ uid }) => uid)
  return { kind: 'namespace', innerId: uids.includes(1000) ? 1000 : (uids[0] ?? 1000) }
}

function registeredUsers(): { kind: 'user'; name: string; uid: number; gid: number }[] {
  return readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'))
    .map(([name = '', , uid, gid]) => ({ kind: 'user' as const, name, uid: Number(uid), gid: Number(gid) }))
    .filter(({ uid, gid }) => uid > 0 && gid >= 0)
}

function isRegistered(): boolean {
  try {
    userInfo()
    return true
  } catch {
    return false
  }
}
