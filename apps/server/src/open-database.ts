import { connectDatabase, type Database, visitorTimeoutMs } from '@tecnoclick/database/connect'
import { hasDemoAccounts } from '@tecnoclick/database/demo-accounts'
import { startEmbeddedPostgres } from '@tecnoclick/database/embedded'
import { migrate } from '@tecnoclick/database/migrate'
import { detectPooler, type Pooler } from '@tecnoclick/database/pooler'
import { seedDemo } from '@tecnoclick/database/seed/demo'
import { seedReference } from '@tecnoclick/database/seed/reference'
import type { Tracer } from '@tecnoclick/database/tracer'
import { addFirstAdmin } from './admin-account.ts'
import type { Configuration } from './configuration.ts'
import { Fault } from './fault.ts'

export interface OpenDatabase {
  /** For migrations, seeds and jobs; never through a pooler. */
  database: Database
  /** For visitors. */
  url: string
  pooler: Pooler
  hasDemoAccounts: boolean
  close(): Promise<void>
}

/** Progress messages for the operator. */
type Report = (line: string) => void

/** Starts, migrates and seeds the database. */
export async function openDatabase(
  configuration: Configuration,
  report: Report,
  tracer?: Tracer,
): Promise<OpenDatabase> {
  const { url, directUrl, pooler, stop } = await reach(configuration, report)
  let database: Database | undefined
  try {
    const { applied } = await migrate(directUrl, pooler)
    if (applied.length > 0) report(`Base de datos actualizada (${applied.join(', ')}).`)
    database = connectDatabase(directUrl)
    await seed(database, configuration, report)
    await database.close()
    // A seed may wait for long, the jobs may not: a machine that is cut off would keep them waiting for hours.
    const opened = connectDatabase(directUrl, { responseTimeoutMs: visitorTimeoutMs, tracer })
    database = opened
    return {
      database,
      url,
      pooler,
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

async function reach(configuration: Configuration, report: Report) {
  const { databaseUrl, dataDir } = configuration
  if (databaseUrl) {
    const pooler = configuration.databasePooler ?? (await detectPooler(databaseUrl))
    return { url: databaseUrl, directUrl: directUrlOf(configuration, pooler), pooler, stop: async () => {} }
  }
  const { url, stop } = await startEmbeddedPostgres({ dataDir, log: report })
  return { url, directUrl: url, pooler: 'none' as const, stop: () => stop() }
}

/** A migration locks for longer than a transaction, which a pooler would give to somebody else's connection. */
function directUrlOf({ databaseUrl = '', databaseDirectUrl }: Configuration, pooler: Pooler): string {
  if (pooler === 'transaction' && !databaseDirectUrl) {
    throw new Fault(
      'DATABASE_URL pasa por un pooler: ponga en DATABASE_DIRECT_URL la dirección de PostgreSQL sin él, para las migraciones y las tareas.',
      'configuration',
    )
  }
  return databaseDirectUrl ?? databaseUrl
}

async function seed({ db, pool }: Database, { demo, admin }: Configuration, report: Report): Promise<void> {
  await seedReference(db)
  if (demo && (await seedDemo(db)) === 'refused') {
    report('No se añaden las cuentas de demostración: la tienda ya tiene pedidos propios.')
  }
  if (admin && (await addFirstAdmin({ db, pool }, admin)))
    report(`Cuenta de administración creada: ${admin.email}`)
}
