import type { ListFacts, LoadedList } from './load-list.ts'

/** Lists seen during this visit by URL, newest last. Going back shows one at once and revalidates it. */
const lists = new Map<string, LoadedList>()
const maxLists = 12

let wentBack = false
if (typeof window !== 'undefined') {
  window.addEventListener('popstate', () => {
    wentBack = true
  })
}

interface ShownList extends LoadedList {
  /** Sent by the server only. */
  facts?: ListFacts
  /** From this cache, so it needs to be revalidated. */
  isCached: boolean
}

export async function loadOrRestore(href: string, load: () => Promise<ShownList>): Promise<ShownList> {
  const cached = wentBack ? lists.get(href) : undefined
  wentBack = false
  if (cached) return { ...cached, isCached: true }
  const fresh = await load()
  cacheList(href, fresh)
  return fresh
}

export function cacheList(href: string, list: LoadedList): void {
  lists.delete(href)
  lists.set(href, list)
  const [oldest] = lists.keys()
  if (lists.size > maxLists && oldest !== undefined) lists.delete(oldest)
}

/** Prices depend on who is signed in, so signing in or out clears the cache. */
export function clearListCache(): void {
  lists.clear()
}
