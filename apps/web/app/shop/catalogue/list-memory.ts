import { type Packed, pack } from '../../packed.ts'
import { firstInView } from './first-in-view.ts'
import type { LoadedList } from './load-list.ts'

/** Lists seen in this visit, newest last. Going back shows one at once; fresh data follows. */
const seen = new Map<string, SeenList>()
const remembered = 12

let cameBack = false
if (typeof window !== 'undefined') {
  window.addEventListener('popstate', () => {
    cameBack = true
  })
}

interface SeenList extends Omit<LoadedList, 'list'> {
  list: Packed<LoadedList['list']>
  isEmpty: boolean
  /** Of the first screen. */
  firstPictures: string[]
}

export interface ShownList extends SeenList {
  /** From memory, to be looked up again. */
  recalled: boolean
}

export function packed({ place, list }: LoadedList): ShownList {
  return {
    place,
    list: pack(list),
    isEmpty: list.total === 0,
    firstPictures: list.data.slice(0, firstInView).flatMap(({ images }) => images.slice(0, 1)),
    recalled: false,
  }
}

export async function recallOrLoad(href: string, load: () => Promise<ShownList>): Promise<ShownList> {
  const known = cameBack ? seen.get(href) : undefined
  cameBack = false
  if (known) return { ...known, recalled: true }
  const fresh = await load()
  remember(href, fresh)
  return fresh
}

export function remember(href: string, list: SeenList): void {
  seen.delete(href)
  seen.set(href, list)
  const [oldest] = seen.keys()
  if (seen.size > remembered && oldest !== undefined) seen.delete(oldest)
}

/** Prices differ by person: what was seen before signing in or out is not shown after it. */
export function forgetLists(): void {
  seen.clear()
}
