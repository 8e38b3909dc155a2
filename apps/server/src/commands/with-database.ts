import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { joinEmbeddedPostgres } from '@tecnoclick/database/embedded/join'
import type { Configuration } from '../configuration.ts'
import { tell } from './run-command.ts'

/** The database of the configuration; an embedded one that is not running runs for as long as the work takes. */
export async function withDatabase<T>(
  { databaseUrl, dataDir }: Pick<Configuration, 'databaseUrl' | 'dataDir'>,
  work: (url: string) => Promise<T>,
): Promise<T> {
  if (databaseUrl) return work(databaseUrl)
  const postgres = await joinEmbeddedPostgres({ dataDir, log: (line) => tell(`… ${line}`) })
  try {
    return await work(postgres.url)
  } finally {
    await postgres.stop()
  }
}

/** Opening an embedded store that does not exist would create it. */
export function hasStore({ databaseUrl, dataDir }: Pick<Configuration, 'databaseUrl' | 'dataDir'>): boolean {
  return Boolean(databaseUrl) || existsSync(join(dataDir, 'postgres'))
}
