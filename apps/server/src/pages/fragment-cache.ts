import { crc32 } from 'node:zlib'
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
  const seen = new LRUCache<number, true>({ max: mostRemembered })
  return {
    get: (key) => fragments.get(key),
    set: (key, html) => void fragments.set(key, html),
    wants(key) {
      if (key.length <= longestShortKey) return true
      const sum = crc32(key)
      const isKnown = seen.has(sum)
      seen.set(sum, true)
      return isKnown
    },
    clear() {
      fragments.clear()
      seen.clear()
    },
    bytes: () => fragments.calculatedSize,
  }
}
