/** Maximum lengths (catalogue.md#wishlist-and-compare). */
export const savedListSizes = { wishlist: 100, compare: 10 } as const

export type SavedListName = keyof typeof savedListSizes
