import { z } from 'zod'
import { emailSchema, idSchema, line, optionalLine } from '../../platform/wire.ts'

const unitsSchema = z.number().int().min(0).max(1_000_000)

export const stockAdjustmentSchema = z.object({
  /** Units available for sale; the ledger records the difference. */
  stock: unitsSchema,
  /**
   * The stock that staff saw; carts may have taken units since. Optional: the documented body has only `stock`
   * (catalogue.md#calls).
   */
  from: unitsSchema.optional(),
  reason: optionalLine(300),
})

export const adjustedStockSchema = z.object({ id: idSchema, stock: z.number().int() })

/** 'Avíseme'. Signed-in customers may omit the e-mail. */
export const newStockAlertSchema = z.object({ productId: idSchema, email: emailSchema.optional() })

/** 'Avíseme' of a search that found nothing: a mail when a new product has all these words. */
export const newSearchAlertSchema = z.object({ words: line(120), email: emailSchema.optional() })

export const searchAlertSchema = z.object({ words: z.string(), email: z.string() })

/** The form for signed-out visitors. */
export const alertEmailSchema = z.object({ email: emailSchema })

/** The alerts of an address, by the link in one of their mails. */
export const ownAlertsSchema = z.object({
  email: z.string(),
  /** How many it still waits for. */
  waiting: z.number().int(),
})

export const alertLinkParams = z.object({ token: z.string().regex(/^[\w-]{1,128}$/) })

export const stockAlertSchema = z.object({ productId: idSchema, email: z.string() })

export type StockAdjustment = z.infer<typeof stockAdjustmentSchema>
export type AdjustedStock = z.infer<typeof adjustedStockSchema>
export type NewStockAlert = z.infer<typeof newStockAlertSchema>
export type StockAlert = z.infer<typeof stockAlertSchema>
export type OwnAlerts = z.infer<typeof ownAlertsSchema>
export type NewSearchAlert = z.infer<typeof newSearchAlertSchema>
export type SearchAlert = z.infer<typeof searchAlertSchema>
