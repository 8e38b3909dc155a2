import { hash } from 'node:crypto'
import type { FragmentCache } from '@tecnoclick/web/app/rendering/page-fragments.ts'
import { LRUCache } from 'lru-cache'

interface ClearableFragmentCache extends FragmentCache {
  clear(): void
  bytes(): number
}

/** Longer keys hold a whole list; cards and navigation are shorter. */
const longestShortKey = 4000
const mostRemembered = 2000

/**
 * Fragments with least recently used eviction. A whole list is stored when it is asked for the second time: most filters
 * are used once, and their lists would fill the cache and take time to store.
 */
export function createFragmentCache(maximumBytes: number): ClearableFragmentCache {
  const fragments = new LRUCache<string, Buffer>({
    maxSize: maximumBytes,
    maxEntrySize: Math.ceil(maximumBytes / 10),
    sizeCalculation: (html, key) => html.length + key.length * 2,
  })
  const seen = new LRUCache<string, true>({ max: mostRemembered })
  const shorten = createShortener()
  return {
    get: (key) => fragments.get(shorten(key)),
    set: (key, html) => void fragments.set(shorten(key), html),
    wants(key) {
      if (key.length <= longestShortKey) return true
      const short = shorten(key)
      const isKnown = seen.has(short)
      seen.set(short, true)
      return isKnown
    },
    clear() {
      fragments.clear()
      seen.clear()
    },
    bytes: () => fragments.calculatedSize,
  }
}

/**
 * A digest in place of a long key, which would be as large as its fragment. Remembers the last one, because `get` and `wants`
 * are called with the same key.
 */
function createShortener() {
  const last = { key: '', digest: '' }
  return (key: string): string => {
    if (key.length <= longestShortKey) return key
    if (key !== last.key) Object.assign(last, { key, digest: hash('sha256', key, 'base64') })
    return last.digest
  }
}
