import type { Catalogue } from '@tecnoclick/catalogue/catalogue'
import { createByteCache } from '../../platform/byte-cache.ts'
import { type StoredResponse, storeResponse } from '../../platform/http/stored-response.ts'

interface NewResponse {
  body: object
  /** The search text. */
  search?: string | undefined
}

interface ResponseCache {
  find(catalogue: Catalogue, key: string): StoredResponse | undefined
  /** Undefined if `make` returns undefined, which is not cached. */
  getOrCreate(
    catalogue: Catalogue,
    key: string,
    make: () => NewResponse | undefined,
  ): StoredResponse | undefined
  bytes(): number
}

/** Responses with longer keys are not cached. */
const maxKeyLength = 400
const entryOverheadBytes = 200
/** The server keeps each body compressed as well, in up to two encodings. */
const bytesWithEncodings = 1.5

/** Responses of the current catalogue. A new catalogue clears it. */
export function createResponseCache(maxBytes: number): ResponseCache {
  const responses = createByteCache<StoredResponse>({
    maxBytes,
    sizeOf: ({ body }, key) =>
      Math.ceil(body.length * bytesWithEncodings) + key.length * 2 + entryOverheadBytes,
  })
  let cachedCatalogue: Catalogue | undefined

  function find(catalogue: Catalogue, key: string): StoredResponse | undefined {
    if (catalogue !== cachedCatalogue) responses.clear()
    cachedCatalogue = catalogue
    return responses.get(key)
  }

  return {
    find,
    getOrCreate(catalogue, key, make) {
      const found = find(catalogue, key)
      if (found) return found
      const created = make()
      if (!created) return undefined
      const response = storeResponse(created.body, created.search)
      if (key.length <= maxKeyLength) responses.set(key, response)
      return response
    },
    bytes: responses.bytes,
  }
}
