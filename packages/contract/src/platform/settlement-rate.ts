import { z } from 'zod'

/** At which rate money in another currency pays (selling.md#other-currencies). */
export const settlementRateSchema = z
  .object({
    /** So many units of the payment's currency were worth `settled` of the other. */
    paid: z.number(),
    settled: z.number(),
    day: z.string(),
  })
  .nullable()

/** What one USD is worth today, in each currency that has a rate. */
export const paymentRateSchema = z.object({ currency: z.string(), rate: z.number() })

export type PaymentRate = z.infer<typeof paymentRateSchema>
export type SettlementRate = NonNullable<z.infer<typeof settlementRateSchema>>
