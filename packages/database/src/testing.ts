import { inject } from 'vitest'
import { connectDatabase, type Database } from './connect.ts'
import { migrate } from './migrate.ts'
import { throughPooler } from './testing/pgbouncer.ts'
import { cloneTemplate, type DatabaseUrls } from './testing/template.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The template of every test database, provided by the global setup. */
    template: DatabaseUrls
    /** Set while the suite runs through a pooler. */
    poolerOrigin: string | undefined
  }
}

export type TestDatabase = Database & DatabaseUrls & { drop(): Promise<void> }

/** A database for one test file: a clone of the migrated and seeded template. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const clone = await cloneTemplate(inject('template'))
  const database = await connect(clone.url)
  return {
    ...database,
    url: clone.url,
    adminUrl: clone.adminUrl,
    async drop() {
      await database.close()
      await clone.drop()
    },
  }
}

async function connect(url: string): Promise<Database> {
  const origin = inject('poolerOrigin')
  if (!origin) return connectDatabase(patient(url))
  await migrate(url, 'transaction')
  return connectDatabase(throughPooler(url, origin), { pooler: 'transaction' })
}

/** Hundreds of requests at once share a pool here, on a machine that may be busy: what is waited for comes. */
function patient(url: string): string {
  const changed = new URL(url)
  changed.searchParams.set('connect_timeout', '60')
  return changed.href
}
