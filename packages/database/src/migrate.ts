import { setTimeout as sleep } from 'node:timers/promises'
import type { Client, ClientBase } from 'pg'
import { applyFunctions } from './apply-functions.ts'
import { createClient } from './create-client.ts'
import { lockTimeoutMs, retrying } from './lock-retries.ts'
import { ChangedMigrationError, NewerDatabaseError } from './migration-errors.ts'
import {
  type AppliedMigration,
  inTransactionText,
  isRepeated,
  isStepwise,
  readSqlFiles,
  type SqlFile,
  type SqlFolders,
  shopFolders,
} from './migration-files.ts'
import type { Pooler } from './pooler.ts'
import { liftTimeouts, storeSessionDefaults } from './session-defaults.ts'
import { type Statement, splitStatements } from './split-statements.ts'

/** An arbitrary key that nothing else in this database locks: 'tecn' in ASCII. */
export const migrationLock = 0x7465636e

const turnPauseMs = 100

/** Migrates the database to the newest schema and functions, without a pooler. Concurrent servers wait for each other. */
export async function migrate(
  url: string,
  pooler: Pooler = 'none',
  folders: SqlFolders = shopFolders,
): Promise<{ applied: string[] }> {
  const known = await readSqlFiles(folders.migrations)
  const client = createClient(url, { application_name: 'tecnoclick-migrate' })
  await client.connect()
  try {
    await liftTimeouts(client)
    await waitForTurn(client)
    if (pooler === 'transaction') await storeSessionDefaults(client)
    const applied = await applyPending(client, known)
    await applyFunctions(client, folders.functions)
    return { applied }
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
  const known = await readSqlFiles(shopFolders.migrations)
  refuseForeign(history, known)
  await createHistory(client)
  const names = new Set(history.map(({ name }) => name))
  for (const migration of known.filter(({ name }) => names.has(name))) await run(client, migration)
}

async function applyPending(client: Client, known: SqlFile[]): Promise<string[]> {
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

function refuseForeign(history: AppliedMigration[], known: SqlFile[]): void {
  const checksums = new Map(known.map(({ name, checksum }) => [name, checksum]))
  const unknown = history.filter(({ name }) => !checksums.has(name))
  if (unknown.length > 0) throw new NewerDatabaseError(unknown.map(({ name }) => name))
  const changed = history.find(({ name, checksum }) => checksums.get(name) !== checksum)
  if (changed) throw new ChangedMigrationError(changed.name)
}

async function applyOne(client: Client, migration: SqlFile): Promise<void> {
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
async function applyStepwise(client: Client, migration: SqlFile): Promise<void> {
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

async function runStatement(client: ClientBase, statement: Statement, text: string): Promise<void> {
  for (;;) {
    const { rowCount } = await client.query(text)
    if (!isRepeated(statement) || !rowCount) return
  }
}

/** Inside the caller's transaction. */
async function run(client: ClientBase, migration: SqlFile): Promise<void> {
  if (!isStepwise(migration.sql)) await client.query(migration.sql)
  else
    for (const statement of splitStatements(migration.sql))
      await runStatement(client, statement, inTransactionText(statement))
  await remember(client, migration)
}

async function remember(client: ClientBase, { name, checksum }: AppliedMigration): Promise<void> {
  await client.query('insert into schema_migrations (name, checksum) values ($1, $2)', [name, checksum])
}
