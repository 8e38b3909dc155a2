import { inject } from 'vitest'
import { connectDatabase, type Database } from './connect.ts'
import { cloneTemplate, type DatabaseUrls } from './testing/template.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The template of every test database, provided by the global setup. */
    template: DatabaseUrls
  }
}

export type TestDatabase = Database & DatabaseUrls & { drop(): Promise<void> }

/** A database for one test file: a clone of the migrated and seeded template. */
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
