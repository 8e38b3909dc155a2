import type { ListFacts, LoadedList } from './load-list.ts'

/** Lists seen during this visit by URL, newest last. Going back shows one at once and revalidates it. */
const lists = new Map<string, LoadedList>()
const maxLists = 12

/** Where the back or forward button led. The browser changes the address before the loader runs; a link does so after it. */
let poppedTo: string | undefined
if (typeof window !== 'undefined') {
  window.addEventListener('popstate', () => {
    poppedTo = currentAddress()
  })
}

/** As a loader sees it, without the fragment. */
function currentAddress(): string {
  return window.location.href.replace(/#.*/, '')
}

interface ShownList extends LoadedList {
  /** Sent by the server only. */
  facts?: ListFacts
  /** From this cache, so it needs to be revalidated. */
  isCached: boolean
}

export async function loadOrRestore(href: string, load: () => Promise<ShownList>): Promise<ShownList> {
  const isPop = poppedTo === href && currentAddress() === href
  poppedTo = undefined
  const cached = isPop ? lists.get(href) : undefined
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
