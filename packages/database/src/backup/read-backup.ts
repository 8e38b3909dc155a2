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
import { BackupSplitter, DamagedBackup } from './backup-splitter.ts'

export type BackupPart =
  | { kind: 'header'; header: BackupHeader }
  | { kind: 'table'; table: TableStart }
  | { kind: 'rows'; bytes: Buffer }
  | { kind: 'tableEnd'; end: TableEnd }
  | { kind: 'end'; end: BackupEnd }

/** Yields the parts of a backup. Checks every checksum, so reaching the end means that the file is intact. */
export async function* readBackup(file: string): AsyncGenerator<BackupPart> {
  const unpacked = createZstdDecompress({ chunkSize: 256 * 1024 })
  // An error of the file ends `unpacked`, where it is handled.
  pipeline(createReadStream(file), unpacked, () => {})
  const splitter = new BackupSplitter(unpacked)
  try {
    yield* partsOf(splitter, file)
  } catch (error) {
    throw explain(error, file)
  } finally {
    await splitter.close()
  }
}

async function* partsOf(splitter: BackupSplitter, file: string): AsyncGenerator<BackupPart> {
  const seal = createSeal()
  const sealed = (line: string) => {
    seal.add(line)
    return line
  }
  requireOurs(sealed(await splitter.line()), file)
  const header: BackupHeader = JSON.parse(sealed(await splitter.line()))
  yield { kind: 'header', header }
  for (;;) {
    const line = await splitter.line()
    const next: TableStart | BackupEnd = JSON.parse(line)
    if ('seal' in next) {
      if (next.seal !== seal.value()) throw new DamagedBackup()
      await splitter.end()
      yield { kind: 'end', end: next }
      return
    }
    sealed(line)
    yield { kind: 'table', table: next }
    const hash = sha256()
    for await (const bytes of splitter.rows()) {
      hash.update(bytes)
      yield { kind: 'rows', bytes }
    }
    const end: TableEnd = JSON.parse(sealed(await splitter.line()))
    if (end.sha256 !== hash.digest('hex')) throw new DamagedBackup()
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
  const isDamage = code?.startsWith('Z') || error instanceof DamagedBackup || error instanceof SyntaxError
  return isDamage ? new BackupError('damaged', file, { cause: error }) : error
}
