import { type EmbeddedPostgres, type EmbeddedPostgresOptions, startEmbeddedPostgres } from '../embedded.ts'
import { readCredentials } from './credentials.ts'
import { EmbeddedPostgresError } from './errors.ts'
import { databaseUrl } from './main-database.ts'
import { readPostmasterFile } from './postmaster-file.ts'
import { sentences } from './sentences.ts'
import { openStoreFolder } from './store-folder.ts'

/**
 * For tools that work on a store. Uses the PostgreSQL of a running shop, which `stop` does not stop; otherwise starts
 * one.
 */
export async function joinEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  try {
    return await startEmbeddedPostgres(options)
  } catch (error) {
    if (!(error instanceof EmbeddedPostgresError) || error.problem !== 'store-in-use') throw error
    const folder = openStoreFolder(options.dataDir)
    const running = readPostmasterFile(folder.cluster)
    if (running?.status !== 'ready') throw error
    const credentials = readCredentials(folder)
    if (!credentials) {
      throw new EmbeddedPostgresError('no-permission', sentences.passwordUnreadable(folder.passwordFile))
    }
    const url = databaseUrl(running.address, credentials.shop)
    return { url, adopted: true, pid: running.pid, stop: async () => {} }
  }
}
