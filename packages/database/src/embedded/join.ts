import { type EmbeddedPostgres, type EmbeddedPostgresOptions, startEmbeddedPostgres } from '../embedded.ts'
import { EmbeddedPostgresError } from './errors.ts'
import { databaseUrl } from './main-database.ts'
import { readPostmasterFile } from './postmaster-file.ts'
import { openStoreFolder } from './store-folder.ts'

/**
 * For tools that look into a store, running or not: the PostgreSQL of the running shop, which `stop` then leaves
 * alone, else one of the tool's own.
 */
export async function joinEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  try {
    return await startEmbeddedPostgres(options)
  } catch (error) {
    if (!(error instanceof EmbeddedPostgresError) || error.problem !== 'store-in-use') throw error
    const running = readPostmasterFile(openStoreFolder(options.dataDir).cluster)
    if (running?.status !== 'ready') throw error
    return { url: databaseUrl(running.socketDir), adopted: true, pid: running.pid, stop: async () => {} }
  }
}
