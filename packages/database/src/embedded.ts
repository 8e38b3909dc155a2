import { findBinaries } from './embedded/binaries.ts'
import { bringUp } from './embedded/bring-up.ts'
import { explainFileError } from './embedded/errors.ts'
import { databaseUrl } from './embedded/main-database.ts'
import type { Settings } from './embedded/settings.ts'
import { removeSocketDirectory } from './embedded/socket-directory.ts'
import { openStoreFolder } from './embedded/store-folder.ts'
import { lockStore } from './embedded/store-lock.ts'
import { supervise } from './embedded/supervise.ts'

export type EmbeddedPostgres = {
  /** For node-postgres, over a Unix socket; it stays the same when PostgreSQL has to be started again. */
  readonly url: string
  /** Whether it was still running, orphaned by a server that was killed. */
  readonly adopted: boolean
  readonly pid: number
  stop(): Promise<void>
}

export type EmbeddedPostgresOptions = {
  dataDir: string
  log?: (line: string) => void
  /** On top of the usual ones; the tests use it to give up durability. */
  settings?: Settings
}

/**
 * The store's own PostgreSQL, whatever happened to it before. Refusals are `EmbeddedPostgresError`s with a sentence
 * for the operator; they leave the store as it was.
 */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const binaries = await findBinaries()
  const folder = openStoreFolder(options.dataDir)
  const lock = await lockStore(folder)
  try {
    const launcher = { folder, binaries, settings: options.settings ?? {}, log: options.log ?? (() => {}) }
    const first = await bringUp(launcher)
    const supervised = supervise(launcher, first)
    const stop = async () => {
      await supervised.stop()
      removeSocketDirectory(folder)
      lock.release()
    }
    let stopped: Promise<void> | undefined
    return {
      url: databaseUrl(first.socketDir),
      adopted: first.adopted,
      get pid() {
        return supervised.running().postmaster.pid
      },
      stop() {
        stopped ??= stop()
        return stopped
      },
    }
  } catch (error) {
    lock.release()
    throw explainFileError(error, folder.home)
  }
}
