import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as sleep } from 'node:timers/promises'
import { EmbeddedPostgresError, explainFileError } from './errors.ts'
import { sentences } from './sentences.ts'
import type { StoreFolder } from './store-folder.ts'

export type StoreLock = { release(): void }

/** https://www.sqlite.org/rescode.html */
const sqlite = { busy: 5, readOnly: 8, cannotOpen: 14 } as const

/** A server that was just killed may still hold the lock. */
const storeLockTimeoutMs = 1_000
const retryDelayMs = 50

/**
 * One server process per store. Node has no file locks, but its SQLite has: an exclusive transaction on an empty
 * database is a lock of the operating system. No crash leaves it behind, and it also separates two stores in one process
 * and two containers on one volume. Nothing is ever written to the file, and nothing else may open it: closing any
 * descriptor of it would release the lock (POSIX).
 */
export async function lockStore(folder: StoreFolder, timeoutMs = storeLockTimeoutMs): Promise<StoreLock> {
  const deadline = Date.now() + timeoutMs
  for (;;) {
    const held = tryLock(folder)
    if (held) {
      writeOwner(folder)
      return { release: () => held.close() }
    }
    if (Date.now() >= deadline) {
      throw new EmbeddedPostgresError('store-in-use', sentences.storeInUse(folder.dataDir, readOwner(folder)))
    }
    await sleep(retryDelayMs)
  }
}

function tryLock(folder: StoreFolder): DatabaseSync | undefined {
  let database: DatabaseSync | undefined
  try {
    database = new DatabaseSync(folder.lockFile, { timeout: 0 })
    // An exclusive transaction creates a journal file even if it writes nothing, and a full disk has no room for it.
    database.exec('pragma journal_mode = memory')
    database.exec('begin exclusive')
    return database
  } catch (error) {
    database?.close()
    const code = error instanceof Error && 'errcode' in error ? Number(error.errcode) & 0xff : undefined
    if (code === sqlite.busy) return undefined
    if (code === sqlite.cannotOpen || code === sqlite.readOnly) {
      throw new EmbeddedPostgresError('no-permission', sentences.noPermission(folder.home), { cause: error })
    }
    throw explainFileError(error, folder.home)
  }
}

/** Only names the owner in a message: the lock does not depend on it, so errors are ignored. */
function writeOwner(folder: StoreFolder): void {
  try {
    rmSync(folder.ownerFile, { force: true })
    writeFileSync(folder.ownerFile, `${process.pid}\n`, { flag: 'wx' })
  } catch {
    rmSync(folder.ownerFile, { force: true })
  }
}

function readOwner(folder: StoreFolder): number | undefined {
  try {
    return Number.parseInt(readFileSync(folder.ownerFile, 'utf8'), 10) || undefined
  } catch {
    return undefined
  }
}
