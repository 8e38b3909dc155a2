import { z } from 'zod'
import { idSchema } from '../wire.ts'

/** Actions whose outcome an account may ask for after a lost answer (platform.md#idempotency). */
export const outcomeScopes = [
  'sellorders',
  'payments',
  'returns',
  'orderservices',
  'service-messages',
  'salereset',
  // Of staff.
  'sellorders/counter',
  'order-refund',
  'staff-returns',
  'stock-sheets',
  'walk-in',
  'repair-payment',
  'repair-refund',
] as const

export const outcomeRequestSchema = z.object({
  scope: z.enum(outcomeScopes),
  key: z.string().regex(/^[\x21-\x7e]{1,128}$/),
})

export const outcomeSchema = z.discriminatedUnion('state', [
  /**
   * `id` is of what was made: the order, the return, the service order, the sale, the stock sheet. A message has that of its
   * service order, money that of its order.
   */
  z.object({ state: z.literal('done'), id: idSchema }),
  z.object({ state: z.literal('notSent') }),
])

export type OutcomeScope = (typeof outcomeScopes)[number]
export type OutcomeRequest = z.infer<typeof outcomeRequestSchema>
export type RequestOutcome = z.infer<typeof outcomeSchema>
