import type { ProductCard } from '@tecnoclick/contract/catalogue/browse/schemas'
import { createStore } from 'zustand/vanilla'
import { readPart, writePart } from '../../platform/browser-state.ts'

/** The account's e-mail; undefined for a visitor. */
export type Owner = string | undefined

export interface SavedState {
  /** Newest last. Whole cards, so that the list can be shown offline. */
  items: readonly ProductCard[]
  /** The account's e-mail; null for a visitor's own list. */
  owner: string | null
  /** In a visitor's list: ids that an account has already received, so that they are not added again. */
  handedOver: readonly number[]
  /** In an account's copy: the ids that the server last confirmed, as the base of the next merge. */
  base: readonly number[]
}

export const emptyState: SavedState = { items: [], owner: null, handedOver: [], base: [] }

/** A list that is kept in a part of the browser state. */
export function createSavedStore(part: string) {
  const store = createStore<SavedState>()(() => readSaved(part))
  store.subscribe((state) => writePart(part, state === emptyState ? undefined : state))
  return store
}

export type SavedStore = ReturnType<typeof createSavedStore>

/** Another tab has changed the browser state, perhaps this part of it. */
export function reloadSavedStore(part: string, store: SavedStore): void {
  const stored = readSaved(part)
  if (JSON.stringify(stored) !== JSON.stringify(store.getState())) store.setState(stored, true)
}

function readSaved(part: string): SavedState {
  const stored = readPart(part)
  return isSaved(stored) ? { ...emptyState, ...stored } : emptyState
}

/** Storage may contain anything. */
function isSaved(stored: unknown): stored is Pick<SavedState, 'items'> & Partial<SavedState> {
  return typeof stored === 'object' && stored !== null && 'items' in stored && Array.isArray(stored.items)
}

export function idsIn(store: SavedStore): number[] {
  return store.getState().items.map(({ id }) => id)
}
