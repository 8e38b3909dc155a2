import { z } from 'zod'

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

export type Margins = z.infer<typeof marginsSchema>
