import { BackupError } from './backup-error.ts'
import type { BackupHeader, TableEnd } from './backup-format.ts'
import { readBackup } from './read-backup.ts'

/** The contents of a backup that was read to its end. */
export interface VerifiedBackup {
  file: string
  header: BackupHeader
  tables: ReadonlyMap<string, TableEnd>
  rows: number
  bytes: number
}

/** Reads the whole file and writes nothing: a truncated or damaged backup is refused before a restore begins. */
export async function verifyBackup(file: string): Promise<VerifiedBackup> {
  const tables = new Map<string, TableEnd>()
  let header: BackupHeader | undefined
  let table = ''
  for await (const part of readBackup(file)) {
    if (part.kind === 'header') header = part.header
    if (part.kind === 'table') table = part.table.table
    if (part.kind === 'tableEnd') tables.set(table, part.end)
  }
  if (!header) throw new BackupError('damaged', file)
  const ends = [...tables.values()]
  const sum = (of: 'rows' | 'bytes') => ends.reduce((total, end) => total + end[of], 0)
  return { file, header, tables, rows: sum('rows'), bytes: sum('bytes') }
}
