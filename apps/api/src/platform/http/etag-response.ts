import { createHash } from 'node:crypto'
import type { ApiContext } from './bindings.ts'
import { isKnownEtag } from './known-etag.ts'

/** One person's data that is asked for again and again: unchanged, it is not sent twice. */
export function etagResponse(c: ApiContext, body: object): Response {
  const text = JSON.stringify(body)
  const etag = `W/"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`
  const headers = { etag, 'cache-control': 'private, no-cache' }
  if (isKnownEtag(c.req.header('if-none-match'), etag)) return new Response(null, { status: 304, headers })
  return new Response(text, { headers: { ...headers, 'content-type': 'application/json' } })
}
