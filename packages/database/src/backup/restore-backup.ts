import type { Client } from 'pg'
import { connectDatabase } from '../connect.ts'
import { checkInvariants, type InvariantResult } from '../invariants.ts'
import { migrate, migrationLock, replayMigrations } from '../migrate.ts'
import { ChangedMigrationError, NewerDatabaseError } from '../migration-errors.ts'
import { BackupError } from './backup-error.ts'
import { copyInto, findAnyRelation, readTables, tableName } from './contents.ts'
import { CopyIn } from './copy-in.ts'
import { readBackup } from './read-backup.ts'
import { withSession } from './session.ts'
import type { VerifiedBackup } from './verify-backup.ts'
import { withoutTriggers } from './without-triggers.ts'

export interface RestoreOptions {
  url: string
  backup: VerifiedBackup
  /** Called as rows are restored. */
  progress?: (step: { table: string; bytes: number }) => void
}

export interface Restored {
  /** Migrations newer than the backup, applied to its rows. */
  upgraded: string[]
  /** Tables of the backup that no migration creates. */
  passedOver: string[]
  invariants: InvariantResult[]
}

/**
 * Restores a backup into an empty database. Tables and rows are written in one transaction, so a failure leaves the
 * database empty. Migrations run afterwards, as for any older shop.
 */
export async function restoreBackup({ url, backup, progress }: RestoreOptions): Promise<Restored> {
  const passedOver: string[] = []
  await withSession(url, async (client) => {
    await client.query('begin')
    await client.query('select pg_advisory_xact_lock($1)', [migrationLock])
    const found = await findAnyRelation(client)
    if (found) throw new BackupError('not-empty', found)
    await rebuild(client, backup)
    const tables = await readTables(client)
    const known = new Set(tables.map(({ name }) => name))
    const missing = [...known].find((name) => !backup.tables.has(name))
    if (missing) throw new BackupError('damaged', backup.file)
    await withoutTriggers(client, async () => {
      // Some migrations add rows, which the backup has too.
      await client.query(`truncate ${[...known].map(tableName).join(', ')}`)
      passedOver.push(...(await load(client, backup, known, progress ?? (() => {}))))
    })
    await continueSequences(client, backup)
    await client.query('commit')
    await client.query(`analyze ${[...known].map(tableName).join(', ')}`)
  })
  const { applied: upgraded } = await migrate(url)
  return { upgraded, passedOver, invariants: await check(url) }
}

/** Recreates the schema of the backup with the same migrations. */
async function rebuild(client: Client, { header }: VerifiedBackup): Promise<void> {
  try {
    await replayMigrations(client, header.migrations)
  } catch (error) {
    if (error instanceof NewerDatabaseError) throw new BackupError('newer', error.unknown.join(', '))
    if (error instanceof ChangedMigrationError) throw new BackupError('foreign', error.migration)
    throw error
  }
}

/** Tables that no migration creates are not the shop's; they are reported and skipped. */
async function load(
  client: Client,
  backup: VerifiedBackup,
  known: ReadonlySet<string>,
  progress: NonNullable<RestoreOptions['progress']>,
): Promise<string[]> {
  const passedOver: string[] = []
  let table = ''
  let copy: CopyIn | undefined
  let bytes = 0
  for await (const part of readBackup(backup.file)) {
    if (part.kind === 'table') {
      table = part.table.table
      copy = known.has(table) ? client.query(new CopyIn(copyInto(table, part.table.columns))) : undefined
      if (!copy) passedOver.push(table)
    }
    if (part.kind === 'rows') {
      bytes += part.bytes.length
      await copy?.write(part.bytes)
      progress({ table, bytes })
    }
    if (part.kind === 'tableEnd' && copy && (await copy.end()) !== part.end.rows) {
      throw new BackupError('damaged', backup.file)
    }
  }
  return passedOver
}

/** A skipped table has no sequence. */
async function continueSequences(client: Client, { header }: VerifiedBackup): Promise<void> {
  await client.query(
    `select setval(pg_class.oid, state.last::bigint)
    from json_to_recordset($1) as state (name text, last text)
    join pg_class on relname = state.name and relkind = 'S' and relnamespace = 'public'::regnamespace`,
    [JSON.stringify(header.sequences)],
  )
}

async function check(url: string): Promise<InvariantResult[]> {
  const { db, close } = connectDatabase(url, { max: 1 })
  try {
    return await checkInvariants(db)
  } finally {
    await close()
  }
}
