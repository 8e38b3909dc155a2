import { z } from 'zod'
import { idSchema } from '../wire.ts'

/** Actions whose outcome a customer may ask for after a lost answer (platform.md#idempotency). */
export const outcomeScopes = [
  'sellorders',
  'payments',
  'returns',
  'orderservices',
  'service-messages',
  'salereset',
] as const

export const outcomeRequestSchema = z.object({
  scope: z.enum(outcomeScopes),
  key: z.string().regex(/^[\x21-\x7e]{1,128}$/),
})

export const outcomeSchema = z.discriminatedUnion('state', [
  /** `id` is of what was made: the order, the return, the service order, the sale. A message has that of its service order. */
  z.object({ state: z.literal('done'), id: idSchema }),
  z.object({ state: z.literal('notSent') }),
])

export type OutcomeScope = (typeof outcomeScopes)[number]
export type OutcomeRequest = z.infer<typeof outcomeRequestSchema>
export type RequestOutcome = z.infer<typeof outcomeSchema>
