import type { ListFacts, LoadedList } from './load-list.ts'

/** Lists seen in this visit, newest last. Going back shows one at once; fresh data follows. */
const seen = new Map<string, LoadedList>()
const remembered = 12

let cameBack = false
if (typeof window !== 'undefined') {
  window.addEventListener('popstate', () => {
    cameBack = true
  })
}

interface ShownList extends LoadedList {
  /** Told by the server alone. */
  facts?: ListFacts
  /** From memory, to be looked up again. */
  recalled: boolean
}

export async function recallOrLoad(href: string, load: () => Promise<ShownList>): Promise<ShownList> {
  const known = cameBack ? seen.get(href) : undefined
  cameBack = false
  if (known) return { ...known, recalled: true }
  const fresh = await load()
  remember(href, fresh)
  return fresh
}

export function remember(href: string, list: LoadedList): void {
  seen.delete(href)
  seen.set(href, list)
  const [oldest] = seen.keys()
  if (seen.size > remembered && oldest !== undefined) seen.delete(oldest)
}

/** Prices differ by person: what was seen before signing in or out is not shown after it. */
export function forgetLists(): void {
  seen.clear()
}
