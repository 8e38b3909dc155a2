import type { ProductCard } from '@tecnoclick/contract/catalogue/browse/schemas'
import { createJSONStorage, persist } from 'zustand/middleware'
import { createStore } from 'zustand/vanilla'

/** State of another version is discarded (site.md#browser-state). */
const version = 2

export interface SavedState {
  /** The newest last, with all a card shows, so that the list can be read without a line. */
  items: readonly ProductCard[]
  /** The account that this copy is of; null for a visitor's own list. */
  owner: string | null
  /** Of a visitor's list: what an account has already received. It is not handed over twice. */
  handedOver: readonly number[]
  /** Of an account's copy: what the server has last said to be on it. The difference is still to be told. */
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
