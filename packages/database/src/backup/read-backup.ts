import { createReadStream } from 'node:fs'
import { pipeline } from 'node:stream'
import { createZstdDecompress } from 'node:zlib'
import { codeOf } from '../embedded/errors.ts'
import { BackupError } from './backup-error.ts'
import {
  type BackupEnd,
  type BackupHeader,
  createSeal,
  firstLine,
  sha256,
  type TableEnd,
  type TableStart,
} from './backup-format.ts'
import { CutShort, Cutter } from './cutter.ts'

export type BackupPart =
  | { kind: 'header'; header: BackupHeader }
  | { kind: 'table'; table: TableStart }
  | { kind: 'rows'; bytes: Buffer }
  | { kind: 'tableEnd'; end: TableEnd }
  | { kind: 'end'; end: BackupEnd }

/** A copy from its first part to its last. Whoever gets to the end has read what was written, to the byte. */
export async function* readBackup(file: string): AsyncGenerator<BackupPart> {
  const unpacked = createZstdDecompress({ chunkSize: 256 * 1024 })
  // Its failure ends `unpacked`, where it is met.
  pipeline(createReadStream(file), unpacked, () => {})
  const cutter = new Cutter(unpacked)
  try {
    yield* partsOf(cutter, file)
  } catch (error) {
    throw explain(error, file)
  } finally {
    await cutter.close()
  }
}

async function* partsOf(cutter: Cutter, file: string): AsyncGenerator<BackupPart> {
  const seal = createSeal()
  const sealed = (line: string) => {
    seal.add(line)
    return line
  }
  requireOurs(sealed(await cutter.line()), file)
  const header: BackupHeader = JSON.parse(sealed(await cutter.line()))
  yield { kind: 'header', header }
  for (;;) {
    const line = await cutter.line()
    const next: TableStart | BackupEnd = JSON.parse(line)
    if ('seal' in next) {
      if (next.seal !== seal.value()) throw new CutShort()
      await cutter.end()
      yield { kind: 'end', end: next }
      return
    }
    sealed(line)
    yield { kind: 'table', table: next }
    const hash = sha256()
    for await (const bytes of cutter.rows()) {
      hash.update(bytes)
      yield { kind: 'rows', bytes }
    }
    const end: TableEnd = JSON.parse(sealed(await cutter.line()))
    if (end.sha256 !== hash.digest('hex')) throw new CutShort()
    yield { kind: 'tableEnd', end }
  }
}

function requireOurs(line: string, file: string): void {
  if (line === firstLine) return
  const format = /^tecnoclick-backup (\d+)$/.exec(line)?.[1]
  throw format ? new BackupError('newer', `formato ${format}`) : new BackupError('not-a-backup', file)
}

function explain(error: unknown, file: string): unknown {
  const code = codeOf(error)
  if (code === 'ENOENT') return new BackupError('not-found', file, { cause: error })
  if (code === 'ZSTD_error_prefix_unknown' || code === 'EISDIR')
    return new BackupError('not-a-backup', file, { cause: error })
  const isDamage = code?.startsWith('Z') || error instanceof CutShort || error instanceof SyntaxError
  return isDamage ? new BackupError('damaged', file, { cause: error }) : error
}
