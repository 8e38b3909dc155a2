import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { Client, ClientBase } from 'pg'
import { createClient } from './create-client.ts'
import type { Pooler } from './pooler.ts'
import { liftTimeouts, storeSessionDefaults } from './session-defaults.ts'

const migrationsFolder = fileURLToPath(new URL('../migrations/', import.meta.url))

/** An arbitrary key that nothing else in this database locks: 'tecn' in ASCII. */
export const migrationLock = 0x7465636e

/** An entry of the migration history. */
export type AppliedMigration = { name: string; checksum: string }

type Migration = AppliedMigration & { sql: string }

/** The database was migrated by a newer version of the shop; this version would damage it. */
export class NewerDatabaseError extends Error {
  override readonly name = 'NewerDatabaseError'
  readonly unknown: string[]
  constructor(unknown: string[]) {
    super(
      `The database belongs to a newer version of the shop (unknown migrations: ${unknown.join(', ')}). ` +
        'Start that version, or restore a backup made before the upgrade.',
    )
    this.unknown = unknown
  }
}

/** The file of an applied migration has changed, so the files no longer describe the database. */
export class ChangedMigrationError extends Error {
  override readonly name = 'ChangedMigrationError'
  readonly migration: string
  constructor(migration: string) {
    super(`Migration ${migration} was changed after it had been applied. Restore the file and add a new one.`)
    this.migration = migration
  }
}

/** Migrates the database to the newest schema, without a pooler. Concurrent servers wait for each other. */
export async function migrate(url: string, pooler: Pooler = 'none'): Promise<{ applied: string[] }> {
  const known = await readMigrations(migrationsFolder)
  const client = createClient(url, { application_name: 'tecnoclick-migrate' })
  await client.connect()
  try {
    await liftTimeouts(client)
    await client.query('select pg_advisory_lock($1)', [migrationLock])
    if (pooler === 'transaction') await storeSessionDefaults(client)
    return { applied: await applyPending(client, known) }
  } finally {
    // Closing the connection releases the lock.
    await client.end()
  }
}

/** The migrations applied so far; empty for a database without a shop. */
export async function readApplied(client: ClientBase): Promise<AppliedMigration[]> {
  const { rows: found } = await client.query(
    "select to_regclass('public.schema_migrations') is not null as is",
  )
  if (!found[0]?.is) return []
  const { rows } = await client.query<AppliedMigration>(
    'select name, checksum from schema_migrations order by name',
  )
  return rows
}

/** Applies the same migrations as another database, and no more, inside the caller's transaction. */
export async function replayMigrations(client: ClientBase, history: AppliedMigration[]): Promise<void> {
  const known = await readMigrations(migrationsFolder)
  refuseForeign(history, known)
  await createHistory(client)
  const names = new Set(history.map(({ name }) => name))
  for (const migration of known.filter(({ name }) => names.has(name))) await run(client, migration)
}

async function applyPending(client: Client, known: Migration[]): Promise<string[]> {
  await createHistory(client)
  const done = await readApplied(client)
  refuseForeign(done, known)
  const names = new Set(done.map(({ name }) => name))
  const pending = known.filter(({ name }) => !names.has(name))
  for (const migration of pending) await applyOne(client, migration)
  return pending.map(({ name }) => name)
}

async function createHistory(client: ClientBase): Promise<void> {
  await client.query(`create table if not exists schema_migrations (
    name text primary key,
    checksum text not null,
    applied_at timestamptz not null default now()
  )`)
}

function refuseForeign(history: AppliedMigration[], known: Migration[]): void {
  const checksums = new Map(known.map(({ name, checksum }) => [name, checksum]))
  const unknown = history.filter(({ name }) => !checksums.has(name))
  if (unknown.length > 0) throw new NewerDatabaseError(unknown.map(({ name }) => name))
  const changed = history.find(({ name, checksum }) => checksums.get(name) !== checksum)
  if (changed) throw new ChangedMigrationError(changed.name)
}

async function applyOne(client: Client, migration: Migration): Promise<void> {
  await client.query('begin')
  try {
    await run(client, migration)
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw new Error(`Migration ${migration.name} failed and was rolled back.`, { cause: error })
  }
}

async function run(client: ClientBase, { name, sql, checksum }: Migration): Promise<void> {
  await client.query(sql)
  await client.query('insert into schema_migrations (name, checksum) values ($1, $2)', [name, checksum])
}

async function readMigrations(folder: string): Promise<Migration[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort()
  return Promise.all(
    names.map(async (name) => {
      // A checkout on Windows may have CRLF, which must not change the checksum.
      const sql = (await readFile(`${folder}/${name}`, 'utf8')).replaceAll('\r\n', '\n')
      return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') }
    }),
  )
}
