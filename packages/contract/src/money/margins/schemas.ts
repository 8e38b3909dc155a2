import { z } from 'zod'
import { idSchema } from '../../platform/wire.ts'

const amount = z.number()

/**
 * What was earned on the orders that the dashboard counts as sold, of products whose cost is known, and what the shop spent in cash,
 * by currency.
 */
export const marginsSchema = z.object({
  days: z.number().int(),
  from: z.string(),
  to: z.string(),
  data: z.array(
    z.object({
      currency: z.string(),
      sales: amount,
      cost: amount,
      margin: amount,
      /** Part of the sales of this currency whose cost is known, 0 to 1. */
      known: z.number(),
      /** Of the cash book, on the days on which they were entered. */
      expenses: amount,
      /** Margin minus expenses. */
      profit: amount,
    }),
  ),
})

/** `3,14,15`: at most fifty products or variants. */
export const costsQuery = z.object({ ids: z.string().regex(/^\d{1,10}(,\d{1,10}){0,49}$/) })

/** What a unit cost in the last receipt that says it, in USD. Products without one are missing. */
export const unitCostSchema = z.object({ productId: idSchema, cost: amount })

export type UnitCost = z.infer<typeof unitCostSchema>
export type CostsQuery = z.infer<typeof costsQuery>
export type Margins = z.infer<typeof marginsSchema>
