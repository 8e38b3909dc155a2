import type { Client } from 'pg'
import shop from '../package.json' with { type: 'json' }
import { lockTimeoutMs, retrying } from './lock-retries.ts'
import { NewerDatabaseError } from './migration-errors.ts'
import { readSqlFiles, type SqlFile } from './migration-files.ts'
import { type Statement, splitStatements } from './split-statements.ts'

/** Without the part of a candidate: `0.3.0-rc.1` has the functions of 0.3.0. */
const release = shop.version.replace(/-.*/, '')

/**
 * Replaces functions and triggers whose files have changed since they were last applied (docs/decisions/032). What a failure
 * leaves undone is done by the next start.
 */
export async function applyFunctions(client: Client, folder: string): Promise<void> {
  const files = await readSqlFiles(folder)
  const changed = await withoutApplied(client, files)
  if (changed.length === 0) return
  const statements = changed.flatMap(({ sql }) => splitStatements(sql))
  const functions = statements.filter(({ code }) => !isTrigger(code)).map(({ text }) => text)
  await client.query(`set lock_timeout = ${lockTimeoutMs}`)
  try {
    // One transaction, because functions call each other; it locks no table. Their order does not matter without this check.
    const together = ['set local check_function_bodies = off', ...functions].join(';\n')
    await retrying(() => client.query(together))
    // A transaction each: it locks a table, and must not hold it while it waits for another.
    for (const trigger of statements.filter(({ code }) => isTrigger(code)))
      await retrying(() => client.query(replacing(trigger)))
    await remember(client, files)
  } catch (error) {
    throw new Error('A function or trigger could not be replaced; the next start tries again.', {
      cause: error,
    })
  } finally {
    await client.query('set lock_timeout = 0').catch(() => {})
  }
}

const isTrigger = (code: string) => /^create (or replace |constraint )?trigger /.test(code)

/** Constraint triggers know no OR REPLACE. Several statements in one message are one transaction. */
function replacing({ code, text }: Statement): string {
  const [, name, table] = /^create constraint trigger (\w+) .*? on (\w+) /.exec(code) ?? []
  return name ? `drop trigger if exists ${name} on ${table};\n${text}` : text
}

/** An older release that restarts beside a newer one must not bring its own functions back. */
async function withoutApplied(client: Client, files: SqlFile[]): Promise<SqlFile[]> {
  await client.query(`create table if not exists schema_functions (
    name text primary key,
    checksum text not null,
    release text not null
  )`)
  const { rows } = await client.query<{ name: string; checksum: string; newer: string | null }>(
    `select name, checksum,
      case when string_to_array(release, '.')::integer[] > string_to_array($1, '.')::integer[] then release end as newer
    from schema_functions`,
    [release],
  )
  const newer = rows.find((row) => row.newer)?.newer
  if (newer) throw new NewerDatabaseError([`functions of ${newer}`])
  const applied = new Map(rows.map(({ name, checksum }) => [name, checksum]))
  return files.filter(({ name, checksum }) => applied.get(name) !== checksum)
}

async function remember(client: Client, files: SqlFile[]): Promise<void> {
  await client.query(
    `with gone as (delete from schema_functions where name <> all ($1))
    insert into schema_functions select name, checksum, $3 from unnest($1::text[], $2::text[]) as file (name, checksum)
    on conflict (name) do update set checksum = excluded.checksum, release = excluded.release`,
    [files.map(({ name }) => name), files.map(({ checksum }) => checksum), release],
  )
}
