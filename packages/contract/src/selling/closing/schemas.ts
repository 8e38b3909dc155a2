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

/** Payments verified on that day, whatever the date of the sale, and deposits taken for repairs. */
const collectedSchema = z.object({
  currency: z.string(),
  source: z.enum(['order', 'reset', 'deposit']),
  paymentMethod: z.string().nullable(),
  payments: count,
  total: amount,
})

/** Money given back on that day. */
const refundedSchema = z.object({
  currency: z.string(),
  paymentMethod: z.string(),
  refunds: count,
  total: amount,
})

export const closingSchema = z.object({
  day: z.iso.date(),
  sold: z.array(soldSchema),
  collected: z.array(collectedSchema),
  cancelled: z.array(z.object({ currency: z.string(), orders: count, total: amount })),
  refunded: z.array(refundedSchema),
  completed: count,
  /** Reset sales of that day, verified or not. */
  resets: count,
  /** Returns that were settled on that day. */
  returns: count,
})

export type ClosingQuery = z.infer<typeof closingQuery>
export type Closing = z.infer<typeof closingSchema>
