import { createHash } from 'node:crypto'
import type { ApiContext } from './bindings.ts'

/** Weak comparison (RFC 9110, 13.1.2): a proxy that compresses makes the tag weak. */
export function matchesEtag(ifNoneMatch: string | null | undefined, etag: string): boolean {
  if (!ifNoneMatch) return false
  return ifNoneMatch.split(',').some((tag) => tag.trim() === '*' || opaqueTag(tag) === opaqueTag(etag))
}

function opaqueTag(tag: string): string {
  return tag.trim().replace(/^W\//, '')
}

/** For one person's data that is polled: an unchanged body is a 304. */
export function etagResponse(c: ApiContext, body: object): Response {
  const text = JSON.stringify(body)
  const etag = `W/"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`
  const headers = { etag, 'cache-control': 'private, no-cache' }
  if (matchesEtag(c.req.header('if-none-match'), etag)) return new Response(null, { status: 304, headers })
  return new Response(text, { headers: { ...headers, 'content-type': 'application/json' } })
}
