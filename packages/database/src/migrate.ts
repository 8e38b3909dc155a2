import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { Client } from 'pg'

const migrationsFolder = fileURLToPath(new URL('../migrations/', import.meta.url))

/** Any number, as long as nothing else in this database locks it: 'tecn' in ASCII. */
const migrationLock = 0x7465636e

type Migration = { name: string; sql: string; checksum: string }

/** The database was migrated by a newer version of the shop; this one would damage it. */
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

/** An applied migration reads differently now: what the database holds is no longer what the files say. */
export class ChangedMigrationError extends Error {
  override readonly name = 'ChangedMigrationError'
  readonly migration: string
  constructor(migration: string) {
    super(`Migration ${migration} was changed after it had been applied. Restore the file and add a new one.`)
    this.migration = migration
  }
}

/** Brings the database to the newest schema. Servers that start together wait for one another. */
export async function migrate(url: string): Promise<{ applied: string[] }> {
  const known = await readMigrations(migrationsFolder)
  const client = new Client({ connectionString: url, application_name: 'tecnoclick-migrate' })
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [migrationLock])
    return { applied: await applyPending(client, known) }
  } finally {
    // Ending the connection releases the lock.
    await client.end()
  }
}

async function applyPending(client: Client, known: Migration[]): Promise<string[]> {
  await client.query(`create table if not exists schema_migrations (
    name text primary key,
    checksum text not null,
    applied_at timestamptz not null default now()
  )`)
  const { rows } = await client.query<{ name: string; checksum: string }>(
    'select name, checksum from schema_migrations order by name',
  )
  const done = new Map(rows.map((row) => [row.name, row.checksum]))
  refuseUnknown(done, known)

  const applied: string[] = []
  for (const migration of known) {
    const checksum = done.get(migration.name)
    if (checksum === migration.checksum) continue
    if (checksum !== undefined) throw new ChangedMigrationError(migration.name)
    await applyOne(client, migration)
    applied.push(migration.name)
  }
  return applied
}

function refuseUnknown(done: Map<string, string>, known: Migration[]): void {
  const names = new Set(known.map((migration) => migration.name))
  const unknown = [...done.keys()].filter((name) => !names.has(name))
  if (unknown.length > 0) throw new NewerDatabaseError(unknown)
}

async function applyOne(client: Client, migration: Migration): Promise<void> {
  await client.query('begin')
  try {
    await client.query(migration.sql)
    await client.query('insert into schema_migrations (name, checksum) values ($1, $2)', [
      migration.name,
      migration.checksum,
    ])
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw new Error(`Migration ${migration.name} failed and was rolled back.`, { cause: error })
  }
}

async function readMigrations(folder: string): Promise<Migration[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort()
  return Promise.all(
    names.map(async (name) => {
      // A checkout on Windows may hold CRLF; the checksum must not notice.
      const sql = (await readFile(`${folder}/${name}`, 'utf8')).replaceAll('\r\n', '\n')
      return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') }
    }),
  )
}
