import { chownSync, lstatSync, mkdirSync, rmdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { clusterName } from './cluster-processes.ts'
import { explainFileError } from './errors.ts'
import type { Owner } from './ownership.ts'
import { SOCKET_NAME } from './postmaster-file.ts'
import type { StoreFolder } from './store-folder.ts'

/** unix(7): sun_path holds 108 bytes with the final zero, on macOS 104. */
const LONGEST_SOCKET_PATH = process.platform === 'darwin' ? 103 : 107

/** Beside the data where the path is short enough, else always the same place under /tmp for the same store. */
export function socketDirectoryFor(folder: StoreFolder): string {
  const bytes = Buffer.byteLength(join(folder.home, SOCKET_NAME))
  return bytes <= LONGEST_SOCKET_PATH ? folder.home : join('/tmp', clusterName(folder.cluster))
}

/** Whoever may enter this directory is the database's superuser, and /tmp is everybody's: hence the mistrust. */
export function claimSocketDirectory(folder: StoreFolder, owner: Owner): string {
  const directory = socketDirectoryFor(folder)
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

export function removeSocketDirectory(folder: StoreFolder): void {
  const directory = socketDirectoryFor(folder)
  if (directory === folder.home) return
  try {
    rmdirSync(directory)
  } catch {
    // Not empty or gone already: an empty directory left in /tmp harms nobody.
  }
}

function isPrivate(directory: string, owner: Owner): boolean {
  const found = lstatSync(directory, { throwIfNoEntry: false })
  return found?.isDirectory() === true && found.uid === owner.uid && (found.mode & 0o777) === 0o700
}
