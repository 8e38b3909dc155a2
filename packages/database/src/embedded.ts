import { isSocket } from './embedded/address.ts'
import { findBinaries } from './embedded/binaries.ts'
import { bringUp } from './embedded/bring-up.ts'
import { openCredentials } from './embedded/credentials.ts'
import { explainFileError } from './embedded/errors.ts'
import { databaseUrl } from './embedded/main-database.ts'
import { hostPlatform, type Platform } from './embedded/platform.ts'
import type { Settings } from './embedded/settings.ts'
import { removeSocketDirectory } from './embedded/socket-directory.ts'
import { openStoreFolder } from './embedded/store-folder.ts'
import { lockStore } from './embedded/store-lock.ts'
import { supervise } from './embedded/supervise.ts'

export type EmbeddedPostgres = {
  /** For node-postgres, with the password of the shop's role. It stays the same when PostgreSQL is restarted. */
  readonly url: string
  /** Whether PostgreSQL was still running, orphaned by a server that was killed. */
  readonly adopted: boolean
  readonly pid: number
  stop(): Promise<void>
}

export type EmbeddedPostgresOptions = {
  dataDir: string
  log?: (line: string) => void
  /** In addition to the defaults; tests use them to disable durability. */
  settings?: Settings
  /** Only tests choose another platform than the machine's. */
  platform?: Platform
}

/**
 * Starts or adopts the store's own PostgreSQL, whatever state an earlier server left. Refusals are
 * `EmbeddedPostgresError`s with a sentence for the operator; they change nothing in the store.
 */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const { dataDir, settings = {}, log = () => {}, platform = hostPlatform } = options
  const binaries = await findBinaries(platform)
  const folder = openStoreFolder(dataDir)
  const lock = await lockStore(folder)
  try {
    const credentials = openCredentials(folder, platform)
    const launcher = { folder, platform, binaries, credentials, settings, log }
    const first = await bringUp(launcher)
    const supervised = supervise(launcher, first)
    const stop = async () => {
      await supervised.stop()
      if (isSocket(first.address)) removeSocketDirectory(folder, first.address.host)
      lock.release()
    }
    let stopped: Promise<void> | undefined
    return {
      url: databaseUrl(first.address, credentials.shop),
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
