import { crc32 } from 'node:zlib'
import type { ApiContext } from './bindings.ts'

/** Weak comparison (RFC 9110, 13.1.2): a proxy that compresses makes the tag weak. */
export function matchesEtag(ifNoneMatch: string | null | undefined, etag: string): boolean {
  if (!ifNoneMatch) return false
  return ifNoneMatch.split(',').some((tag) => tag.trim() === '*' || opaqueTag(tag) === opaqueTag(etag))
}

function opaqueTag(tag: string): string {
  return tag.trim().replace(/^W\//, '')
}

/** Equal in every process. A tag tells versions of one address apart, for which a checksum is enough and costs little. */
export function etagOf(content: string | Uint8Array): string {
  return `W/"${content.length.toString(36)}-${crc32(content).toString(36)}"`
}

/** For one person's data that is polled: an unchanged body is a 304. */
export function etagResponse(c: ApiContext, body: object): Response {
  const text = JSON.stringify(body)
  const etag = etagOf(text)
  const headers = { etag, 'cache-control': 'private, no-cache' }
  if (matchesEtag(c.req.header('if-none-match'), etag)) return new Response(null, { status: 304, headers })
  return new Response(text, { headers: { ...headers, 'content-type': 'application/json' } })
}
