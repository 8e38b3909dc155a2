import { connectDatabase } from '../connect.ts'
import { migrate } from '../migrate.ts'
import { seedReference } from '../seed/reference.ts'
import {
  administer,
  createDatabase,
  type DatabaseUrls,
  nameOf,
  newName,
  type ScratchDatabase,
} from './template.ts'

/** A migrated and reference-seeded database, closed to connections so that it can be cloned at any time. */
export async function createTemplate(server: DatabaseUrls, name = newName()): Promise<ScratchDatabase> {
  const template = await createDatabase(server, 'template1', name)
  await migrate(template.url)
  const database = connectDatabase(template.url)
  try {
    await seedReference(database.db)
  } finally {
    await database.close()
  }
  await administer(server, `alter database ${nameOf(template.url)} allow_connections false`)
  return template
}
