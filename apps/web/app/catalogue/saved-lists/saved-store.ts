import type { ProductCard } from '@tecnoclick/contract/catalogue/browse/schemas'
import { createJSONStorage, persist } from 'zustand/middleware'
import { createStore } from 'zustand/vanilla'

/** The account's e-mail; undefined for a visitor. */
export type Owner = string | undefined

/** State of another version is discarded (site.md#browser-state). */
const version = 2

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

export function createSavedStore(key: string) {
  return createStore<SavedState>()(
    persist(() => emptyState, {
      name: key,
      version,
      storage: createJSONStorage(() => localStorage),
      migrate: () => emptyState,
    }),
  )
}

export type SavedStore = ReturnType<typeof createSavedStore>

export function idsIn(store: SavedStore): number[] {
  return store.getState().items.map(({ id }) => id)
}
