import { connectDatabase, type Database } from '@tecnoclick/database/connect'
import { hasDemoAccounts } from '@tecnoclick/database/demo-accounts'
import { startEmbeddedPostgres } from '@tecnoclick/database/embedded'
import { migrate } from '@tecnoclick/database/migrate'
import { seedDemo } from '@tecnoclick/database/seed/demo'
import { seedReference } from '@tecnoclick/database/seed/reference'
import { addFirstAdmin } from './admin-account.ts'
import type { Configuration } from './configuration.ts'

export interface OpenDatabase {
  database: Database
  url: string
  hasDemoAccounts: boolean
  close(): Promise<void>
}

/** Progress messages for the operator. */
type Report = (line: string) => void

/** Starts, migrates and seeds the database. */
export async function openDatabase(configuration: Configuration, report: Report): Promise<OpenDatabase> {
  const { url, stop } = await reach(configuration, report)
  let database: Database | undefined
  try {
    const { applied } = await migrate(url)
    if (applied.length > 0) report(`Base de datos actualizada (${applied.join(', ')}).`)
    database = connectDatabase(url)
    await seed(database, configuration, report)
    const opened = database
    return {
      database,
      url,
      hasDemoAccounts: await hasDemoAccounts(database.db),
      async close() {
        await opened.close()
        await stop()
      },
    }
  } catch (error) {
    await database?.close()
    await stop()
    throw error
  }
}

async function reach({ databaseUrl, dataDir }: Configuration, report: Report) {
  if (databaseUrl) return { url: databaseUrl, stop: async () => {} }
  const postgres = await startEmbeddedPostgres({ dataDir, log: report })
  return { url: postgres.url, stop: () => postgres.stop() }
}

async function seed({ db, pool }: Database, { demo, admin }: Configuration, report: Report): Promise<void> {
  await seedReference(db)
  if (demo && (await seedDemo(db)) === 'refused') {
    report('No se añaden las cuentas de demostración: la tienda ya tiene pedidos propios.')
  }
  if (admin && (await addFirstAdmin({ db, pool }, admin)))
    report(`Cuenta de administración creada: ${admin.email}`)
}
