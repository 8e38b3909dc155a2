import { type EmbeddedPostgres, type EmbeddedPostgresOptions, startEmbeddedPostgres } from '../embedded.ts'
import type { TemplateCache } from './template-cache.ts'

/** Starts PostgreSQL with what `fill` stores, which is copied from the cache where it can be. */
export async function startFilledPostgres(
  options: EmbeddedPostgresOptions,
  cache: TemplateCache,
  fill: (url: string) => Promise<unknown>,
): Promise<EmbeddedPostgres> {
  if (!(await cache.restore(options.dataDir))) {
    const postgres = await startEmbeddedPostgres(options)
    try {
      await fill(postgres.url)
    } finally {
      await postgres.stop()
    }
    await cache.store(options.dataDir)
  }
  return startEmbeddedPostgres(options)
}
