import { partStates } from '@tecnoclick/domain/selling/transfer-parts'
import { z } from 'zod'
import { explainedEnum } from '../../platform/explained-enum.ts'

/** A decimal with two places, in the currency of the transfer (platform.md#money). */
const amount = z.number()

export const transferPartStateSchema = explainedEnum(partStates, {
  verified: 'Arrived',
  submitted: 'Reported, not checked yet',
  next: 'To be transferred now',
  later: 'On a later day',
})

/** Where to pay by transfer (selling.md#payment). */
export const transferSchema = z.object({
  /** Of the next part, where the order is paid in parts. */
  amount,
  /** An order above the daily limit of transfers; null where one transfer is enough. */
  plan: z
    .object({
      limit: amount,
      parts: z.array(z.object({ amount, state: transferPartStateSchema })),
    })
    .nullable(),
  currency: z.string(),
  account: z.string(),
  holder: z.string(),
  phone: z.string(),
  bank: z.string(),
  qrText: z.string(),
})

export type Transfer = z.infer<typeof transferSchema>
