import { createWriteStream } from 'node:fs'
import { access, rename, rm } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import { constants, createZstdCompress } from 'node:zlib'
import type { Client } from 'pg'
import { migrationLock, readApplied } from '../migrate.ts'
import { BackupError } from './backup-error.ts'
import {
  type BackupHeader,
  createSeal,
  endOfRows,
  firstLine,
  sha256,
  type TableEnd,
} from './backup-format.ts'
import { readSequences, readTables, type TableContents, tableName } from './contents.ts'
import { CopyOut } from './copy-out.ts'
import { withSession } from './session.ts'

export interface WriteBackupOptions {
  url: string
  file: string
  now: Date
  /** Called as rows are written. */
  progress?: (step: { table: string; bytes: number }) => void
}

/**
 * Backs up the whole shop from one snapshot while it keeps selling, without locks that block buyers. The file gets its
 * name when it is complete and on disk.
 */
export async function writeBackup({ url, file, now, progress }: WriteBackupOptions): Promise<void> {
  if (await exists(file)) throw new BackupError('file-exists', file)
  const unfinished = `${file}.part`
  try {
    await withSession(url, async (client) => {
      const { header, tables } = await takeSnapshot(client, now)
      await pipeline(
        () => compose(client, header, tables, progress ?? (() => {})),
        createZstdCompress({ params: { [constants.ZSTD_c_checksumFlag]: 1 } }),
        // It contains password hashes, so only its owner may read it.
        createWriteStream(unfinished, { mode: 0o600, flush: true }),
      )
    })
    await rename(unfinished, file)
  } catch (error) {
    await rm(unfinished, { force: true })
    throw error
  }
}

/**
 * Waits for a running migration and prevents later ones from changing the tables. The migration lock is released at
 * once, so that a server can start during a backup.
 */
async function takeSnapshot(client: Client, now: Date) {
  await client.query('select pg_advisory_lock_shared($1)', [migrationLock])
  await client.query('begin isolation level repeatable read read only')
  const migrations = await readApplied(client)
  const tables = await readTables(client)
  if (migrations.length === 0 || tables.length === 0) throw new BackupError('no-store', '')
  await client.query(
    `lock table ${tables.map(({ name }) => tableName(name)).join(', ')} in access share mode`,
  )
  await client.query('select pg_advisory_unlock_shared($1)', [migrationLock])
  const { rows } = await client.query<{ server_version: string }>('show server_version')
  const header: BackupHeader = {
    madeAt: now.toISOString(),
    postgres: rows[0]?.server_version ?? '',
    migrations,
    sequences: await readSequences(client),
  }
  return { header, tables }
}

async function* compose(
  client: Client,
  header: BackupHeader,
  tables: TableContents[],
  progress: NonNullable<WriteBackupOptions['progress']>,
): AsyncGenerator<Buffer | string> {
  const seal = createSeal()
  const sealed = (line: string) => {
    seal.add(line)
    return `${line}\n`
  }
  yield sealed(firstLine) + sealed(JSON.stringify(header))
  let allRows = 0
  let allBytes = 0
  for (const { name, columns, copyOut } of tables) {
    yield sealed(JSON.stringify({ table: name, columns }))
    const hash = sha256()
    const rows = client.query(new CopyOut(copyOut))
    let bytes = 0
    for await (const chunk of rows) {
      hash.update(chunk)
      bytes += chunk.length
      progress({ table: name, bytes: allBytes + bytes })
      yield chunk
    }
    allRows += rows.rows
    allBytes += bytes
    const end: TableEnd = { rows: rows.rows, bytes, sha256: hash.digest('hex') }
    yield endOfRows + sealed(JSON.stringify(end))
  }
  yield `${JSON.stringify({ tables: tables.length, rows: allRows, seal: seal.value() })}\n`
}

function exists(file: string): Promise<boolean> {
  return access(file).then(
    () => true,
    () => false,
  )
}
