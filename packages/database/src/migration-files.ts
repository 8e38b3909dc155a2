import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { Statement } from './split-statements.ts'

export interface SqlFolders {
  migrations: string
  /** What is replaced whenever its file changes: one function, with its triggers, each. */
  functions: string
}

export const shopFolders: SqlFolders = {
  migrations: fileURLToPath(new URL('../migrations/', import.meta.url)),
  functions: fileURLToPath(new URL('functions/', import.meta.url)),
}

/** An entry of the migration history. */
export type AppliedMigration = { name: string; checksum: string }

export type SqlFile = AppliedMigration & { sql: string }

/** In the order of their names, with those of folders below. */
export async function readSqlFiles(folder: string): Promise<SqlFile[]> {
  const entries = await readdir(folder, { recursive: true })
  const names = entries.map((name) => name.replaceAll('\\', '/')).filter((name) => name.endsWith('.sql'))
  return Promise.all(
    names.sort().map(async (name) => {
      // A checkout on Windows may have CRLF, which must not change the checksum.
      const sql = (await readFile(`${folder}/${name}`, 'utf8')).replaceAll('\r\n', '\n')
      return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') }
    }),
  )
}

/** Whether each statement is committed by itself, which CONCURRENTLY and work in batches need. */
export function isStepwise(sql: string): boolean {
  return sql.startsWith('-- no transaction\n')
}

/** A statement for some rows at a time, run until it finds none. */
export function isRepeated({ comments }: Statement): boolean {
  return comments.includes('repeat')
}

/** Inside a transaction nothing can be CONCURRENTLY; on the empty tables of a restored shop nothing has to. */
export function inTransactionText({ text, code }: Statement): string {
  return /^(create (unique )?|drop )index /.test(code) ? text.replace(/\bconcurrently\b/i, '') : text
}
