import { savedListSizes } from '@tecnoclick/domain/catalogue/saved-lists'
import { z } from 'zod'
import { idSchema } from '../../platform/wire.ts'

/** Product ids in the owner's order, by default newest last. */
export const savedListSchema = z.object({ ids: z.array(idSchema) })

const idsUpTo = (size: number) => z.object({ ids: z.array(idSchema).max(size) })

export const wishlistChangeSchema = idsUpTo(savedListSizes.wishlist)
export const compareChangeSchema = idsUpTo(savedListSizes.compare)

export type SavedList = z.infer<typeof savedListSchema>
