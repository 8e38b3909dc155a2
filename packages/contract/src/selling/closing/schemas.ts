import { orderChannels } from '@tecnoclick/domain/selling/order'
import { z } from 'zod'

const count = z.number().int()
const amount = z.number()

/** A day in Havana, by default today. */
export const closingQuery = z.object({ day: z.iso.date().optional() })

/** Orders of that day that were not cancelled. */
const soldSchema = z.object({
  currency: z.string(),
  channel: z.enum(orderChannels),
  paymentMethod: z.string().nullable(),
  orders: count,
  units: count,
  total: amount,
})

/** Payments verified on that day, whatever the date of the sale. */
const collectedSchema = z.object({
  currency: z.string(),
  source: z.enum(['order', 'reset']),
  paymentMethod: z.string().nullable(),
  payments: count,
  total: amount,
})

export const closingSchema = z.object({
  day: z.iso.date(),
  sold: z.array(soldSchema),
  collected: z.array(collectedSchema),
  cancelled: z.array(z.object({ currency: z.string(), orders: count, total: amount })),
  completed: count,
  /** Reset sales of that day, verified or not. */
  resets: count,
})

export type ClosingQuery = z.infer<typeof closingQuery>
export type Closing = z.infer<typeof closingSchema>
