import { inject } from 'vitest'
import { connectDatabase, type Database } from './connect.ts'
import { cloneTemplate } from './testing/template.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Names the template which every test database is a clone of; the global setup provides it. */
    postgresUrl: string
  }
}

export type TestDatabase = Database & { url: string; drop(): Promise<void> }

/** A database of its own for one test file: a clone of the migrated, reference-seeded template of this run. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const clone = await cloneTemplate(inject('postgresUrl'))
  const database = connectDatabase(clone.url)
  return {
    ...database,
    url: clone.url,
    async drop() {
      await database.close()
      await clone.drop()
    },
  }
}
