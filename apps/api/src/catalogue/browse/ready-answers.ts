import { createHash } from 'node:crypto'
import type { Catalogue } from '@tecnoclick/catalogue/catalogue'
import { createBoundedMap } from '@tecnoclick/domain/platform/bounded-map'
import type { Search } from '../../platform/http/bindings.ts'

/** An answer as it goes over the wire. */
export interface Ready {
  /** Made of the bytes: the same in every process, and another for every kind of viewer who is told something else. */
  etag: string
  body: Uint8Array<ArrayBuffer>
  search: Search | undefined
}

interface Made {
  body: object
  /** The text that was looked for. */
  search?: string | undefined
}

export interface ReadyAnswers {
  find(catalogue: Catalogue, key: string): Ready | undefined
  /** What `make` answers, from memory if the same was asked of the same catalogue before. */
  obtain(catalogue: Catalogue, key: string, make: () => Made | undefined): Ready | undefined
  bytes(): number
}

/** Longer ones are asked once. */
const longestKey = 400
const overhead = 200

/** Answers are kept as bytes, the least recently asked for go first, and a changed catalogue forgets them all. */
export function readyAnswers(maximumBytes: number): ReadyAnswers {
  const kept = createBoundedMap(maximumBytes, sizeOf)
  let keptOf: Catalogue | undefined

  function find(catalogue: Catalogue, key: string): Ready | undefined {
    if (catalogue !== keptOf) kept.clear()
    keptOf = catalogue
    return kept.get(key)
  }

  return {
    find,
    obtain(catalogue, key, make) {
      const found = find(catalogue, key)
      if (found) return found
      const made = make()
      if (!made) return undefined
      const ready = pack(made)
      if (key.length <= longestKey) kept.set(key, ready)
      return ready
    },
    bytes: kept.bytes,
  }
}

function pack({ body: answer, search }: Made): Ready {
  const body = new TextEncoder().encode(JSON.stringify(answer))
  const etag = `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`
  const results = 'total' in answer ? Number(answer.total) : 0
  return { etag, body, search: search === undefined ? undefined : { text: search, results } }
}

function sizeOf(key: string, { body }: Ready): number {
  return body.length + key.length * 2 + overhead
}
