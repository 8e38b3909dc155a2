import type { Search } from './bindings.ts'
import { etagOf } from './etag.ts'

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
