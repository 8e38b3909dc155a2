import type { SavedListName } from '@tecnoclick/domain/catalogue/saved-lists'

/**
 * The ids of saved products, which every card needs. The lists themselves (`saved-lists.ts`) are loaded only by
 * browsers that have one, and write their ids here. On the server the sets stay empty.
 */
const none: ReadonlySet<number> = new Set()
const savedIds: Record<SavedListName, ReadonlySet<number>> = { wishlist: none, compare: none }
const listeners = new Set<() => void>()

export function publishSavedIds(name: SavedListName, ids: Iterable<number>): void {
  savedIds[name] = new Set(ids)
  for (const listener of listeners) listener()
}

export function getSavedIds(name: SavedListName): ReadonlySet<number> {
  return savedIds[name]
}

export function noSavedIds(): ReadonlySet<number> {
  return none
}

export function subscribeToSavedIds(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
