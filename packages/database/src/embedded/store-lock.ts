import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as sleep } from 'node:timers/promises'
import { EmbeddedPostgresError, explainFileError } from './errors.ts'
import { sentences } from './sentences.ts'
import type { StoreFolder } from './store-folder.ts'

export type StoreLock = { release(): void }

const SQLITE_BUSY = 5
const SQLITE_READONLY = 8
const SQLITE_CANTOPEN = 14

/** A server killed a moment ago may still be on its way out. */
const PATIENCE_MS = 1_000

/**
 * One server process per store. Node has no file locks of its own, but the SQLite inside it has: an exclusive
 * transaction on an empty database is a lock of the operating system, which no crash leaves behind and which
 * also separates two stores of one process and two containers on one volume. Nothing is ever written to it,
 * and nothing else may open that file: closing any descriptor of it would drop the lock (POSIX).
 */
export async function lockStore(folder: StoreFolder, patience = PATIENCE_MS): Promise<StoreLock> {
  const deadline = Date.now() + patience
  for (;;) {
    const held = tryLock(folder)
    if (held) {
      writeOwner(folder)
      return { release: () => held.close() }
    }
    if (Date.now() >= deadline) {
      throw new EmbeddedPostgresError('store-in-use', sentences.storeInUse(folder.dataDir, readOwner(folder)))
    }
    await sleep(50)
  }
}

function tryLock(folder: StoreFolder): DatabaseSync | undefined {
  let database: DatabaseSync | undefined
  try {
    database = new DatabaseSync(folder.lockFile, { timeout: 0 })
    // Even an exclusive transaction that writes nothing would begin a journal file, and need room for it.
    database.exec('pragma journal_mode = memory')
    database.exec('begin exclusive')
    return database
  } catch (error) {
    database?.close()
    const code = error instanceof Error && 'errcode' in error ? Number(error.errcode) & 0xff : undefined
    if (code === SQLITE_BUSY) return undefined
    if (code === SQLITE_CANTOPEN || code === SQLITE_READONLY) {
      throw new EmbeddedPostgresError('no-permission', sentences.noPermission(folder.home), { cause: error })
    }
    throw explainFileError(error, folder.home)
  }
}

/** Only to name the culprit in a message: the lock does not depend on it, and a full disk speaks up soon enough. */
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
