import { execFile } from 'node:child_process'
import { chmodSync, lchownSync, lstatSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { userInfo } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import type { Binaries } from './binaries.ts'
import { EmbeddedPostgresError } from './errors.ts'
import { sentences } from './sentences.ts'
import type { StoreFolder } from './store-folder.ts'

/**
 * PostgreSQL refuses to run as root, and initdb as a user without an entry in passwd. `namespace` is a user namespace
 * in which the current user and its files have another id.
 */
export type RunAs =
  | { kind: 'self' }
  | { kind: 'user'; uid: number; gid: number }
  | { kind: 'namespace'; innerId: number }

export type Owner = { uid: number; gid: number }

type Command = { file: string; args: string[]; user: { uid?: number; gid?: number } }

/** Neither PG* variables nor the locale of the caller may change what our PostgreSQL does. */
export const cleanEnvironment = { PATH: process.env.PATH ?? '/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC' }

export function commandAs(runAs: RunAs, program: string, args: string[]): Command {
  if (runAs.kind === 'self') return { file: program, args, user: {} }
  if (runAs.kind === 'user') return { file: program, args, user: { uid: runAs.uid, gid: runAs.gid } }
  const { innerId } = runAs
  const flags = ['--user', `--map-user=${innerId}`, `--map-group=${innerId}`]
  return { file: 'unshare', args: [...flags, '--', program, ...args], user: {} }
}

export async function chooseRunAs(folder: StoreFolder, binaries: Binaries): Promise<RunAs> {
  const isRoot = process.getuid?.() === 0
  if (!isRoot && isRegistered()) return { kind: 'self' }
  for (const candidate of isRoot ? candidatesForRoot(folder) : [namespace()]) {
    if (await canWork(candidate, folder, binaries)) return candidate
  }
  if (isRoot) throw new EmbeddedPostgresError('cannot-run-as-root', sentences.cannotRunAsRoot(folder.dataDir))
  throw new EmbeddedPostgresError('no-permission', sentences.unknownUser(process.getuid?.()))
}

/** The user of a PostgreSQL that runs already, which is the owner of its cluster. */
export function runAsOwner(folder: StoreFolder): RunAs {
  if (process.getuid?.() !== 0) return isRegistered() ? { kind: 'self' } : namespace()
  const { uid, gid } = statSync(folder.cluster)
  return uid === 0 ? namespace() : { kind: 'user', uid, gid }
}

/** The owner of PostgreSQL's files as the shop sees it; inside a namespace they are ours under another id. */
export function ownerFor(runAs: RunAs): Owner {
  if (runAs.kind === 'user') return { uid: runAs.uid, gid: runAs.gid }
  return { uid: process.getuid?.() ?? 0, gid: process.getgid?.() ?? 0 }
}

/** PostgreSQL must be the only one with access to its cluster; a copied or moved store often has other owners or modes. */
export function handOver(folder: StoreFolder, owner: Owner): void {
  for (const path of [folder.home, ...readdirSync(folder.home).map((name) => join(folder.home, name))]) {
    const found = lstatSync(path)
    if (found.uid === owner.uid) continue
    lchownSync(path, owner.uid, owner.gid)
    if (path === folder.home || !found.isDirectory()) continue
    for (const name of readdirSync(path, { recursive: true, encoding: 'utf8' })) {
      lchownSync(join(path, name), owner.uid, owner.gid)
    }
  }
  chmodSync(folder.home, 0o700)
  if (lstatSync(folder.cluster, { throwIfNoEntry: false })?.isDirectory()) chmodSync(folder.cluster, 0o700)
}

/** The owner of the cluster first: what worked before should go on working. */
function candidatesForRoot(folder: StoreFolder): RunAs[] {
  const users = registeredUsers()
  const owners = [folder.cluster, folder.dataDir, dirname(folder.dataDir)].flatMap((path): RunAs[] => {
    const found = statSync(path, { throwIfNoEntry: false })
    if (!found) return []
    if (found.uid === 0) return path === folder.cluster ? [namespace()] : []
    // On macOS people are listed in a directory service instead of /etc/passwd.
    if (process.platform === 'darwin') return [{ kind: 'user', uid: found.uid, gid: found.gid }]
    return users.filter((user) => user.uid === found.uid)
  })
  return [...owners, ...users.filter(({ name }) => name === 'nobody'), namespace()]
}

/** Tried instead of computed from permission bits: ACLs, containers without setuid and missing tools all count. */
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
