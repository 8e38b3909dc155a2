import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { joinEmbeddedPostgres } from '@tecnoclick/database/embedded/join'
import type { Configuration } from '../configuration.ts'
import { print } from './run-command.ts'

/** Opens the configured database, without a pooler. An embedded one that is not running is started and stopped again. */
export async function withDatabase<T>(
  { databaseUrl, databaseDirectUrl, dataDir }: Configuration,
  work: (url: string) => Promise<T>,
): Promise<T> {
  if (databaseUrl) return work(databaseDirectUrl ?? databaseUrl)
  const postgres = await joinEmbeddedPostgres({ dataDir, log: (line) => print(`… ${line}`) })
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
