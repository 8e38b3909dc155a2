import { chownSync, lstatSync, mkdirSync, rmdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { clusterName } from './cluster-processes.ts'
import { explainFileError } from './errors.ts'
import { hostPlatform, type Platform } from './platform.ts'
import type { Owner } from './run-as.ts'
import type { StoreFolder } from './store-folder.ts'

/** Only part of the name of the socket file: no TCP port is opened. */
export const socketPort = 5432
export const socketName = `.s.PGSQL.${socketPort}`

/** In the data folder when the path is short enough, otherwise under /tmp, always in the same place for the same store. */
export function socketDirectoryFor(folder: StoreFolder, platform: Platform = hostPlatform): string {
  const bytes = Buffer.byteLength(join(folder.home, socketName))
  return bytes <= platform.longestSocketPathBytes ? folder.home : join('/tmp', clusterName(folder.cluster))
}

/** Everyone can write to /tmp: an existing directory of this name is used only if it is private to PostgreSQL's user. */
export function claimSocketDirectory(
  folder: StoreFolder,
  owner: Owner,
  platform: Platform = hostPlatform,
): string {
  const directory = socketDirectoryFor(folder, platform)
  if (directory === folder.home) return directory
  try {
    if (isPrivate(directory, owner)) return directory
    rmSync(directory, { recursive: true, force: true })
    mkdirSync(directory, { mode: 0o700 })
    chownSync(directory, owner.uid, owner.gid)
    return directory
  } catch (error) {
    throw explainFileError(error, directory)
  }
}

/** `directory` is the one PostgreSQL used; nothing happens to one inside the data folder. */
export function removeSocketDirectory(folder: StoreFolder, directory: string): void {
  if (directory === folder.home) return
  try {
    rmdirSync(directory)
  } catch {
    // Not empty or already gone: an empty directory in /tmp does no harm.
  }
}

function isPrivate(directory: string, owner: Owner): boolean {
  const found = lstatSync(directory, { throwIfNoEntry: false })
  return found?.isDirectory() === true && found.uid === owner.uid && (found.mode & 0o777) === 0o700
}
