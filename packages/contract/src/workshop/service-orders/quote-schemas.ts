import { z } from 'zod'
import { paidAmount } from '../../platform/wire.ts'

/** What the customer pays when they accept, in the currency of the quote. */
export const quoteDepositSchema = z.object({
  amount: z.number(),
  /** Null where an amount was asked for. */
  percent: z.number().int().nullable(),
})

/** An amount, or a share of what is accepted. */
export const newQuoteDepositSchema = z.union([
  z.strictObject({ amount: paidAmount }),
  z.strictObject({ percent: z.number().int().min(1).max(100) }),
])
