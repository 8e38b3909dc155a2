import type { ApiContext, Search } from './bindings.ts'
import { etagOf, matchesEtag } from './etag.ts'

/** A serialized response. */
export interface StoredResponse {
  /** A hash of the body, so equal responses have equal tags in every process. */
  etag: string
  body: Uint8Array<ArrayBuffer>
  search: Search | undefined
}

/** Repeated calls return the same `response` object while it is valid. */
export interface CachedResponse {
  response: StoredResponse
  cacheControl: string
  vary?: string
}

/** `search` is the text that was searched. */
export function storeResponse(content: object, search?: string): StoredResponse {
  const body = new TextEncoder().encode(JSON.stringify(content))
  const results = 'total' in content ? Number(content.total) : 0
  return { etag: etagOf(body), body, search: search === undefined ? undefined : { text: search, results } }
}

export function sendStored(c: ApiContext, { response, cacheControl, vary }: CachedResponse): Response {
  const { etag, body } = response
  c.env.keepText?.(new TextDecoder().decode(body))
  const headers = { etag, 'cache-control': cacheControl, ...(vary !== undefined && { vary }) }
  if (matchesEtag(c.req.header('if-none-match'), etag)) return new Response(null, { status: 304, headers })
  return new Response(body, { headers: { ...headers, 'content-type': 'application/json' } })
}
