import { z } from 'zod'

export const currencySchema = z.object({
  code: z.string(),
  symbol: z.string(),
  name: z.string(),
  decimals: z.number().int(),
})

export type Currency = z.infer<typeof currencySchema>
