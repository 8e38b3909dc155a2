import { createHash } from 'node:crypto'
import { type FileHandle, mkdtemp, open, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { archiveUploadBytes } from '@tecnoclick/domain/platform/files'
import { type Refusal, refuse } from '../../platform/http/refusal.ts'

/** An uploaded zip in a temporary file: a slow upload must not hold a transaction open. */
export interface SpooledArchive {
  size: number
  sha256: Buffer
  file: FileHandle
}

const zipMark = Buffer.from('PK\x03\x04', 'latin1')

/** Streams a zip to a temporary file, passes it to `use` and deletes it afterwards. */
export async function withSpooledArchive<T>(
  request: Request,
  use: (archive: SpooledArchive) => Promise<T>,
): Promise<T | Refusal> {
  if (Number(request.headers.get('content-length')) > archiveUploadBytes) return refuse('tooLarge')
  const folder = await mkdtemp(join(tmpdir(), 'archive-'))
  const file = await open(join(folder, 'zip'), 'w+')
  try {
    const received = await receive(request, file)
    if ('refused' in received) return received
    return await use({ ...received, file })
  } finally {
    await file.close()
    await rm(folder, { recursive: true, force: true })
  }
}

async function receive(
  request: Request,
  file: FileHandle,
): Promise<{ size: number; sha256: Buffer } | Refusal> {
  const hash = createHash('sha256')
  let size = 0
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength
    if (size > archiveUploadBytes) return refuse('tooLarge')
    hash.update(chunk)
    await file.write(chunk)
  }
  const start = Buffer.alloc(zipMark.length)
  await file.read(start, 0, start.length, 0)
  return start.equals(zipMark) ? { size, sha256: hash.digest() } : refuse('unsupportedType')
}
