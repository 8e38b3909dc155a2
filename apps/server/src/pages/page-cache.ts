import { createByteCache } from '@tecnoclick/api/platform/byte-cache'
import type { Search } from '@tecnoclick/api/platform/http/bindings'
import type { Encoding } from '../http/content-encoding.ts'

/** A rendered and compressed page. */
export interface StoredPage {
  headers: Readonly<Record<string, string>>
  etag: string
  /** CSP sources of its inline scripts and styles. */
  scripts: readonly string[]
  styles: readonly string[]
  /** At least one. */
  packed: { readonly [E in Encoding]?: Buffer }
  /** Counted for each visitor who gets the page. */
  searches: readonly Search[]
}

export interface PageCache {
  /**
   * The page of this key, rendered by `render` if missing. Concurrent calls share one render. Undefined if `render`
   * found that the page cannot be shared.
   */
  obtain(key: string, render: () => Promise<StoredPage | undefined>): Promise<StoredPage | undefined>
  /** Stores another form of a page, unless the page was replaced or dropped meanwhile. */
  replace(key: string, page: StoredPage, other: StoredPage): void
  bytes(): number
}

export interface PageCacheOptions {
  /** Changes when the content of pages changes; pages of an older epoch are dropped. */
  epoch(): string
  maximumBytes: number
  /** Makes a page smaller that is asked for again; off the request's path, one page at a time. */
  shrink?(page: StoredPage): Promise<StoredPage>
  count?(outcome: 'hit' | 'miss'): void
}

export function createPageCache({
  epoch,
  maximumBytes,
  shrink,
  count = () => {},
}: PageCacheOptions): PageCache {
  const pages = createByteCache<StoredPage>({ maxBytes: maximumBytes, sizeOf })
  const rendering = new Map<string, Promise<StoredPage | undefined>>()
  const shrunk = new WeakSet<StoredPage>()
  let isShrinking = false
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

  function replace(key: string, page: StoredPage, other: StoredPage): void {
    if (pages.peek(key) === page) pages.set(key, other)
  }

  /** If it fails, or the page is replaced meanwhile, nothing changes. */
  async function shrinkLater(key: string, page: StoredPage): Promise<void> {
    if (!shrink || isShrinking || shrunk.has(page)) return
    isShrinking = true
    shrunk.add(page)
    try {
      const smaller = await shrink(page)
      shrunk.add(smaller)
      replace(key, page, smaller)
    } catch {
      // The page is served as it is.
    } finally {
      isShrinking = false
    }
  }

  return {
    obtain(key, render) {
      forgetOldEpoch()
      const page = pages.get(key)
      count(page ? 'hit' : 'miss')
      if (page) {
        void shrinkLater(key, page)
        return Promise.resolve(page)
      }
      const running = rendering.get(key)
      if (running) return running
      const started = renderOnce(key, render).finally(() => {
        if (rendering.get(key) === started) rendering.delete(key)
      })
      rendering.set(key, started)
      return started
    },
    replace(key, page, other) {
      if (shrunk.has(page)) shrunk.add(other)
      replace(key, page, other)
    },
    bytes: pages.bytes,
  }
}

/** Keys, headers and hashes are small, but significant in a cache of small pages. */
function sizeOf({ packed: { br, gzip } }: StoredPage, key: string): number {
  return (br?.length ?? 0) + (gzip?.length ?? 0) + key.length * 2 + 1000
}
