import type { SavedListName } from '@tecnoclick/domain/catalogue/saved-lists'
import { createStore } from 'zustand/vanilla'

type SavedIds = Readonly<Record<SavedListName, ReadonlySet<number>>>

/**
 * The ids of saved products, which every card needs. The lists themselves (`saved-lists.ts`) are loaded only by
 * browsers that have one, and write their ids here. On the server the sets stay empty.
 */
export const savedIds = createStore<SavedIds>()(() => ({ wishlist: new Set(), compare: new Set() }))
