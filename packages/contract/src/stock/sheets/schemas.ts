import { largestQuantity, longestSheet, sheetKinds, sheetStates } from '@tecnoclick/domain/stock/stock-sheet'
import { z } from 'zod'
import { priceField, slugField } from '../../platform/editable-fields.ts'
import { explainedEnum } from '../../platform/explained-enum.ts'
import { serialsField } from '../../platform/serial-field.ts'
import { idSchema, line, optionalLine } from '../../platform/wire.ts'

export const stockSheetKindSchema = explainedEnum(sheetKinds, {
  receipt: 'Goods that arrived',
  count: 'A count of the shelves',
})

export const stockSheetStateSchema = explainedEnum(sheetStates, {
  draft: 'Being filled',
  booked: 'In the ledger; final',
  discarded: 'Thrown away; final',
})

const amount = z.number()
const count = z.number().int()
const date = z.iso.datetime()

/** What a sheet needs to know of a product. */
export const sheetProductSchema = z.object({
  productId: idSchema,
  sku: z.string(),
  name: z.string(),
  price: amount,
  priceAlt: amount.nullable(),
  /** Units that can be sold now. */
  stock: count,
})

export const sheetLineSchema = sheetProductSchema.extend({
  /** Units that arrived or were counted; null: not counted yet. */
  quantity: count.nullable(),
  /** Of a count: what should have been there. Null while the count is blind. */
  expected: count.nullable(),
  /** Of one unit in USD. Only for administrators; others receive no such field. */
  cost: amount.nullable().optional(),
  /** Of a receipt: serials that were scanned while it was a draft. */
  serials: z.array(z.string()),
})

export const sheetSummarySchema = z.object({
  id: idSchema,
  kind: stockSheetKindSchema,
  state: stockSheetStateSchema,
  title: z.string(),
  supplier: z.string().nullable(),
  note: z.string(),
  blind: z.boolean(),
  createdDate: date,
  createdBy: z.string(),
  bookedDate: date.nullable(),
  bookedBy: z.string().nullable(),
  /** Lines, and the units of all of them. */
  products: count,
  units: count,
  version: count,
})

export const stockSheetSchema = sheetSummarySchema.extend({ lines: z.array(sheetLineSchema) })

/** A count lists the products of its category, or all. */
export const newSheetSchema = z.object({
  kind: stockSheetKindSchema,
  category: slugField.nullish(),
  blind: z.boolean().optional(),
})

/** Lines are complete: a missing one is removed. */
export const sheetChangeSchema = z.object({
  supplier: optionalLine(120),
  note: optionalLine(500),
  lines: z
    .array(
      z.object({
        productId: idSchema,
        quantity: z.number().int().min(0).max(largestQuantity).nullable(),
        cost: priceField.nullish(),
        /** Of a receipt; those before stay if it is missing. */
        serials: serialsField.optional(),
      }),
    )
    .max(longestSheet)
    .optional(),
  version: z.number().int().min(1),
})

export const sheetVersionSchema = z.object({ version: z.number().int().min(1) })

/** By SKU or barcode, ignoring case. */
export const codeLookupSchema = z.object({ codes: z.array(line(64)).min(1).max(longestSheet) })

/** Unknown codes are missing. */
export const foundCodesSchema = z.object({
  data: z.array(sheetProductSchema.extend({ code: z.string() })),
})

export type SheetProduct = z.infer<typeof sheetProductSchema>
export type SheetLine = z.infer<typeof sheetLineSchema>
export type SheetSummary = z.infer<typeof sheetSummarySchema>
export type StockSheet = z.infer<typeof stockSheetSchema>
export type NewSheet = z.infer<typeof newSheetSchema>
export type SheetChange = z.infer<typeof sheetChangeSchema>
export type SheetVersion = z.infer<typeof sheetVersionSchema>
export type CodeLookup = z.infer<typeof codeLookupSchema>
export type FoundCodes = z.infer<typeof foundCodesSchema>
