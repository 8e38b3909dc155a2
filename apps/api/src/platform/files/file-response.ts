import { Readable } from 'node:stream'
import type { Drizzle } from '@tecnoclick/database/connect'
import { hasHashedName, isPicture } from '@tecnoclick/domain/platform/files'
import { matchesEtag } from '../http/etag.ts'
import { readByteRange } from './byte-range.ts'
import type { GrantedDownload } from './file-access.ts'
import { readBytes, type StoredFile } from './stored-file.ts'

/** The stored file as a 200, 206 or 304. */
export function fileResponse(
  db: Drizzle,
  file: StoredFile,
  asked: Headers,
  download?: GrantedDownload,
): Response {
  const etag = `"${file.sha256.toString('hex').slice(0, 32)}"`
  const headers = new Headers({ ...fileHeaders(file), etag, 'accept-ranges': 'bytes' })
  if (matchesEtag(asked.get('if-none-match'), etag)) return new Response(null, { status: 304, headers })

  const mayBePart = !asked.has('if-range') || asked.get('if-range') === etag
  const range = mayBePart ? readByteRange(asked.get('range'), file.size) : undefined
  if (range === 'unsatisfiable') {
    headers.set('content-range', `bytes */${file.size}`)
    return new Response(null, { status: 416, headers })
  }
  const { first, last } = range ?? { first: 0, last: file.size - 1 }
  headers.set('content-length', String(last - first + 1))
  if (range) headers.set('content-range', `bytes ${first}-${last}/${file.size}`)
  const stored = readBytes(db, file.id, { first, last })
  const sent = download?.watch(stored, { first, last }) ?? stored
  const bytes = Readable.from(sent, { objectMode: false })
  return new Response(Readable.toWeb(bytes) as ReadableStream, { status: range ? 206 : 200, headers })
}

/** Uploaded files never run as a page; only pictures and PDFs are shown inline. */
export function fileHeaders(file: StoredFile, contentType = file.contentType): Record<string, string> {
  const isShownInPlace = isPicture(contentType) || contentType === 'application/pdf'
  return {
    'content-type': contentType,
    'cache-control': cacheControl(file),
    'content-disposition': `${isShownInPlace ? 'inline' : 'attachment'}; filename="${file.name}"`,
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    'x-content-type-options': 'nosniff',
    // Other sites may show the shop's public pictures; nothing else of it.
    'cross-origin-resource-policy': file.visibility === 'public' ? 'cross-origin' : 'same-origin',
  }
}

function cacheControl({ visibility, name }: StoredFile): string {
  // What is paid for, and photos of a fault, stay on no shared computer.
  if (visibility === 'private') return 'private, no-store'
  return hasHashedName(name) ? 'public, max-age=31536000, immutable' : 'public, max-age=300'
}
