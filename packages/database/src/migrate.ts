import { setTimeout as sleep } from 'node:timers/promises'
import type { Client, ClientBase } from 'pg'
import { sqlState } from './connect.ts'
import { createClient } from './create-client.ts'
import {
  type AppliedMigration,
  inTransactionText,
  isRepeated,
  isStepwise,
  type Migration,
  migrationsFolder,
  readMigrations,
} from './migration-files.ts'
import type { Pooler } from './pooler.ts'
import { liftTimeouts, storeSessionDefaults } from './session-defaults.ts'
import { type Statement, splitStatements } from './split-statements.ts'

/** An arbitrary key that nothing else in this database locks: 'tecn' in ASCII. */
export const migrationLock = 0x7465636e

/** Whoever comes after a migration that waits for a lock waits as well, so it gives up and tries again. */
const lockTimeoutMs = 500
const retryPauseMs = 1_000
const turnPauseMs = 100
/** A backup or a long report may hold a table for minutes. */
const retryForMs = 10 * 60_000

/** Not within the lock timeout, or a deadlock with a request. */
const retried: readonly (string | undefined)[] = ['55P03', '40P01']

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
export async function migrate(
  url: string,
  pooler: Pooler = 'none',
  folder = migrationsFolder,
): Promise<{ applied: string[] }> {
  const known = await readMigrations(folder)
  const client = createClient(url, { application_name: 'tecnoclick-migrate' })
  await client.connect()
  try {
    await liftTimeouts(client)
    await waitForTurn(client)
    if (pooler === 'transaction') await storeSessionDefaults(client)
    return { applied: await applyPending(client, known) }
  } finally {
    // Closing the connection releases the lock.
    await client.end()
  }
}

/** Asks again and again: an index that is built CONCURRENTLY would wait for a statement that waits. */
async function waitForTurn(client: Client): Promise<void> {
  for (;;) {
    const { rows } = await client.query('select pg_try_advisory_lock($1) as is', [migrationLock])
    if (rows[0]?.is) return
    await sleep(turnPauseMs)
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
  if (isStepwise(migration.sql)) return applyStepwise(client, migration)
  try {
    await retrying(async () => {
      await client.query('begin')
      try {
        await client.query(`set local lock_timeout = ${lockTimeoutMs}`)
        await run(client, migration)
        await client.query('commit')
      } catch (error) {
        await client.query('rollback')
        throw error
      }
    })
  } catch (error) {
    throw new Error(`Migration ${migration.name} failed and was rolled back.`, { cause: error })
  }
}

/** Its statements can be repeated (migration-rules.ts): after a failure the file runs from its beginning. */
async function applyStepwise(client: Client, migration: Migration): Promise<void> {
  try {
    await retrying(async () => {
      for (const statement of splitStatements(migration.sql)) {
        // An index that is built CONCURRENTLY waits for older transactions, and nobody waits for it.
        const limit = statement.code.includes(' index concurrently ') ? 0 : lockTimeoutMs
        await client.query(`set lock_timeout = ${limit}`)
        await runStatement(client, statement, statement.text)
      }
    })
    await remember(client, migration)
  } catch (error) {
    throw new Error(`Migration ${migration.name} failed; the next start begins it again.`, { cause: error })
  } finally {
    await client.query('set lock_timeout = 0').catch(() => {})
  }
}

async function retrying(work: () => Promise<void>): Promise<void> {
  for (const deadline = performance.now() + retryForMs; ; ) {
    try {
      return await work()
    } catch (error) {
      if (!retried.includes(sqlState(error)) || performance.now() > deadline) throw error
      await sleep(retryPauseMs * (0.5 + Math.random()))
    }
  }
}

async function runStatement(client: ClientBase, statement: Statement, text: string): Promise<void> {
  for (;;) {
    const { rowCount } = await client.query(text)
    if (!isRepeated(statement) || !rowCount) return
  }
}

/** Inside the caller's transaction. */
async function run(client: ClientBase, migration: Migration): Promise<void> {
  if (!isStepwise(migration.sql)) await client.query(migration.sql)
  else
    for (const statement of splitStatements(migration.sql))
      await runStatement(client, statement, inTransactionText(statement))
  await remember(client, migration)
}

async function remember(client: ClientBase, { name, checksum }: AppliedMigration): Promise<void> {
  await client.query('insert into schema_migrations (name, checksum) values ($1, $2)', [name, checksum])
}
