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
 * in which the current user, or another `owner`, and its files have another id.
 */
export type RunAs =
  | { kind: 'self' }
  | { kind: 'user'; uid: number; gid: number }
  | { kind: 'namespace'; innerId: number; owner?: Owner }

export type Owner = { uid: number; gid: number }

type Command = { file: string; args: string[]; user: { uid?: number; gid?: number } }

/** Neither PG* variables nor the locale of the caller may change what our PostgreSQL does. */
export const cleanEnvironment = { PATH: process.env.PATH ?? '/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC' }

export function commandAs(runAs: RunAs, program: string, args: string[]): Command {
  if (runAs.kind === 'self') return { file: program, args, user: {} }
  if (runAs.kind === 'user') return { file: program, args, user: { uid: runAs.uid, gid: runAs.gid } }
  const { innerId, owner = {} } = runAs
  const flags = ['--user', `--map-user=${innerId}`, `--map-group=${innerId}`]
  return { file: 'unshare', args: [...flags, '--', program, ...args], user: owner }
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
  return uid === 0 ? namespace() : asUser({ uid, gid })
}

/** The owner of PostgreSQL's files as the shop sees it; inside a namespace they are ours under another id. */
export function ownerFor(runAs: RunAs): Owner {
  if (runAs.kind === 'user') return { uid: runAs.uid, gid: runAs.gid }
  if (runAs.kind === 'namespace' && runAs.owner) return runAs.owner
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

/**
 * The owner of an existing cluster or of the data folder, who can then run it alone later. Otherwise a uid that nothing
 * else on the machine uses. `nobody` comes after it, because other services run as that user and could read the files;
 * root itself in a namespace last, because it would still own the system's files.
 */
function candidatesForRoot(folder: StoreFolder): RunAs[] {
  const nobody = registeredUsers().filter(({ name }) => name === 'nobody')
  const dataDirUid = statSync(folder.dataDir).uid
  const owners = [folder.cluster, folder.dataDir, dirname(folder.dataDir)].flatMap((path): RunAs[] => {
    const found = statSync(path, { throwIfNoEntry: false })
    if (!found) return []
    if (found.uid === 0) return path === folder.cluster ? [namespace()] : []
    // Earlier versions gave clusters to `nobody` without being asked to.
    if (nobody.some(({ uid }) => uid === found.uid) && dataDirUid !== found.uid) return []
    return [asUser(found)]
  })
  return [...owners, asUser(privateUser()), ...nobody, namespace()]
}

function asUser({ uid, gid }: Owner): RunAs {
  // On macOS people are listed in a directory service instead of /etc/passwd.
  const isListed = process.platform === 'darwin' || registeredUsers().some((user) => user.uid === uid)
  return isListed ? { kind: 'user', uid, gid } : { ...namespace(), owner: { uid, gid } }
}

/** From the range that systemd uses for services without an account of their own. */
function privateUser(): Owner {
  const taken = new Set(registeredUsers().map(({ uid }) => uid))
  let id = 61_876
  while (taken.has(id)) id++
  return { uid: id, gid: id }
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

function namespace(): Extract<RunAs, { kind: 'namespace' }> {
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
