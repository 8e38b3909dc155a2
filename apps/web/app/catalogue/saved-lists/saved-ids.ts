import type { SavedListName } from '@tecnoclick/domain/catalogue/saved-lists'

/**
 * What every card has to know of the lists: which products are on them. The lists themselves, with the library that
 * keeps them, are loaded by those who have one (`saved-lists.ts`), and only browsers ever write here.
 */
const none: ReadonlySet<number> = new Set()
const known: Record<SavedListName, ReadonlySet<number>> = { wishlist: none, compare: none }
const listeners = new Set<() => void>()

export function publishIds(name: SavedListName, ids: Iterable<number>): void {
  known[name] = new Set(ids)
  for (const listener of listeners) listener()
}

export function idsOf(name: SavedListName): ReadonlySet<number> {
  return known[name]
}

export function noIds(): ReadonlySet<number> {
  return none
}

export function listenToIds(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
