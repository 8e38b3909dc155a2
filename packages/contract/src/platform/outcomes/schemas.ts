import { z } from 'zod'
import { explainedEnum } from '../explained-enum.ts'
import { idSchema } from '../wire.ts'

/** Actions whose outcome an account may ask for after a lost answer (platform.md#idempotency). */
export const outcomeScopes = [
  'sellorders',
  'payments',
  'returns',
  'orderservices',
  'service-messages',
  'order-messages',
  'salereset',
  // Of staff.
  'sellorders/counter',
  'staff-orders',
  'order-refund',
  'staff-returns',
  'stock-sheets',
  'walk-in',
  'repair-payment',
  'repair-refund',
  'order-payment',
  'cash-move',
  'credit',
  'credit-vouchers',
] as const
export const outcomeScopeSchema = explainedEnum(outcomeScopes, {
  sellorders: 'Placing an order',
  payments: 'Reporting a payment',
  returns: 'Asking for a return',
  orderservices: 'Requesting a repair',
  'service-messages': 'Writing to the workshop',
  'order-messages': 'Writing about an order',
  salereset: 'Buying a reset',
  'sellorders/counter': 'Selling at the counter',
  'staff-orders': 'Ordering for somebody who wrote or called',
  'order-refund': 'Giving money of a cancelled order back',
  'staff-returns': 'Registering a return for a buyer',
  'stock-sheets': 'Booking a stock sheet',
  'walk-in': 'Taking a device in at the counter',
  'repair-payment': 'Taking money for a repair',
  'repair-refund': 'Giving money for a repair back',
  'order-payment': 'Entering a payment of an order',
  'cash-move': 'Putting cash into a register or taking it out',
  credit: 'Giving or taking store credit',
  'credit-vouchers': 'Selling a voucher',
})

export const outcomeRequestSchema = z.object({
  scope: outcomeScopeSchema,
  key: z.string().regex(/^[\x21-\x7e]{1,128}$/),
})

export const outcomeSchema = z.discriminatedUnion('state', [
  /**
   * `id` is of what was made: the order, the return, the service order, the sale, the stock sheet. A message has that of its
   * order or service order, money that of its order, credit that of its ledger.
   */
  z.object({ state: z.literal('done'), id: idSchema }),
  z.object({ state: z.literal('notSent') }),
])

export type OutcomeScope = (typeof outcomeScopes)[number]
export type OutcomeRequest = z.infer<typeof outcomeRequestSchema>
export type RequestOutcome = z.infer<typeof outcomeSchema>
