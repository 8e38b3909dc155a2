import { inject } from 'vitest'
import { connectDatabase, type Database } from './connect.ts'
import { cloneTemplate, type DatabaseUrls } from './testing/template.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The template that every test database is a clone of; the global setup provides it. */
    template: DatabaseUrls
  }
}

export type TestDatabase = Database & DatabaseUrls & { drop(): Promise<void> }

/** A database of its own for one test file: a clone of the migrated, reference-seeded template of this run. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const clone = await cloneTemplate(inject('template'))
  const database = connectDatabase(clone.url)
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
