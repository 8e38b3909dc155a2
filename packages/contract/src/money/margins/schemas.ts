import { z } from 'zod'

const amount = z.number()

export const marginQuery = z.object({ days: z.enum(['7', '30', '90']).default('30') })

/** What was earned on completed and paid orders of products whose cost is known, by currency. */
export const marginsSchema = z.object({
  days: z.number().int(),
  data: z.array(
    z.object({
      currency: z.string(),
      sales: amount,
      cost: amount,
      margin: amount,
      /** Part of the sales of this currency whose cost is known, 0 to 1. */
      known: z.number(),
    }),
  ),
})

export type MarginQuery = z.infer<typeof marginQuery>
export type Margins = z.infer<typeof marginsSchema>
