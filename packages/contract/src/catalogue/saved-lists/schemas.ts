import { longestPrinter } from '@tecnoclick/domain/catalogue/own-printer'
import { savedListSizes } from '@tecnoclick/domain/catalogue/saved-lists'
import { z } from 'zod'
import { idSchema, optionalLine } from '../../platform/wire.ts'

/** Product ids in the owner's order, by default newest last. */
export const savedListSchema = z.object({ ids: z.array(idSchema) })

const idsUpTo = (size: number) => z.object({ ids: z.array(idSchema).max(size) })

export const wishlistChangeSchema = idsUpTo(savedListSizes.wishlist)
export const compareChangeSchema = idsUpTo(savedListSizes.compare)

/** Brand and model; null without one. */
export const ownPrinterSchema = z.object({ model: z.string().nullable() })
export const printerChoiceSchema = z.object({ model: optionalLine(longestPrinter) })

export type OwnPrinter = z.infer<typeof ownPrinterSchema>
export type PrinterChoice = z.infer<typeof printerChoiceSchema>
export type SavedList = z.infer<typeof savedListSchema>
