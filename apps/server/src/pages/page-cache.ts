import type { Search } from '@tecnoclick/api/platform/http/bindings'
import { LRUCache } from 'lru-cache'

/** A rendered and compressed page. */
export interface StoredPage {
  headers: Readonly<Record<string, string>>
  etag: string
  /** CSP sources of its inline scripts and styles. */
  scripts: readonly string[]
  styles: readonly string[]
  br: Buffer
  gzip: Buffer
  /** Counted for each visitor who gets the page. */
  searches: readonly Search[]
}

export interface PageCache {
  /**
   * The page of this key, rendered by `render` if missing. Concurrent calls share one render. Undefined if `render`
   * found that the page cannot be shared.
   */
  obtain(key: string, render: () => Promise<StoredPage | undefined>): Promise<StoredPage | undefined>
  bytes(): number
}

export interface PageCacheOptions {
  /** Changes when the content of pages changes; pages of an older epoch are dropped. */
  epoch(): string
  maximumBytes: number
  count?(outcome: 'hit' | 'miss'): void
}

export function createPageCache({ epoch, maximumBytes, count = () => {} }: PageCacheOptions): PageCache {
  const pages = new LRUCache<string, StoredPage>({
    maxSize: maximumBytes,
    // One page must not evict most of the others.
    maxEntrySize: Math.ceil(maximumBytes / 10),
    sizeCalculation: sizeOf,
  })
  const rendering = new Map<string, Promise<StoredPage | undefined>>()
  let pagesEpoch = epoch()

  function forgetOldEpoch(): void {
    const current = epoch()
    if (current === pagesEpoch) return
    pagesEpoch = current
    pages.clear()
    rendering.clear()
  }

  async function renderOnce(key: string, render: () => Promise<StoredPage | undefined>) {
    const startEpoch = pagesEpoch
    const page = await render()
    // Content changed during the render: the result is fine for earlier requests, but is not cached for later
    // ones.
    if (page && startEpoch === epoch()) pages.set(key, page)
    return page
  }

  return {
    obtain(key, render) {
      forgetOldEpoch()
      const page = pages.get(key)
      count(page ? 'hit' : 'miss')
      if (page) return Promise.resolve(page)
      const running = rendering.get(key)
      if (running) return running
      const started = renderOnce(key, render).finally(() => {
        if (rendering.get(key) === started) rendering.delete(key)
      })
      rendering.set(key, started)
      return started
    },
    bytes: () => pages.calculatedSize,
  }
}

/** Keys, headers and hashes are small, but significant in a cache of small pages. */
function sizeOf({ br, gzip }: StoredPage, key: string): number {
  return br.length + gzip.length + key.length * 2 + 1000
}
