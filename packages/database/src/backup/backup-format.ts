import { createHash, type Hash } from 'node:crypto'
import type { AppliedMigration } from '../migration-files.ts'

/**
 * A backup is text compressed by zstd, readable with `zstdcat`:
 *
 *     tecnoclick-backup 1
 *     {"madeAt":…,"migrations":[…],"sequences":[…]}
 *     {"table":"users","columns":["id","email",…]}
 *     1	cliente@demo.cu	…                               rows, as COPY writes and reads them
 *     \.
 *     {"rows":3,"bytes":412,"sha256":"…"}
 *     …                                                  the other tables
 *     {"tables":63,"rows":1234,"seal":"…"}
 *
 * Counts and checksums follow the rows, so that the file is written as a stream and read once. The seal is the SHA-256
 * of all lines except the rows, which have their own.
 */
export const firstLine = 'tecnoclick-backup 1'
export const endOfRows = '\\.\n'

export interface BackupHeader {
  madeAt: string
  postgres: string
  migrations: AppliedMigration[]
  sequences: SequenceState[]
}

export interface SequenceState {
  name: string
  /** A bigint, so text. */
  last: string
}

export interface TableStart {
  table: string
  columns: string[]
}

export interface TableEnd {
  rows: number
  bytes: number
  sha256: string
}

export interface BackupEnd {
  tables: number
  rows: number
  seal: string
}

/** Hashes the lines that the seal covers. */
export function createSeal(): { add(line: string): void; value(): string } {
  const hash = sha256()
  return {
    add: (line) => void hash.update(`${line}\n`),
    value: () => hash.digest('hex'),
  }
}

export function sha256(): Hash {
  return createHash('sha256')
}
