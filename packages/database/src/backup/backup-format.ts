import { createHash, type Hash } from 'node:crypto'
import type { AppliedMigration } from '../migrate.ts'

/**
 * A copy is text, compressed by zstd, so that `zstdcat` shows all of it:
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
 * What is known only after the rows stands after them: nothing is held in memory, and nothing is read twice. The seal
 * is the SHA-256 of all lines but the rows, which have their own.
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
  /** A bigint, hence text. */
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

/** Adds up the lines that are sealed. */
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
