import { z } from 'zod'
import { explainedEnum } from '../../platform/explained-enum.ts'
import { languageSchema } from '../../platform/text-language.ts'
import { emailSchema, idSchema } from '../../platform/wire.ts'

export const subscriptionRequestSchema = z.object({
  email: emailSchema,
  /** In which newsletters are written. */
  language: languageSchema.optional(),
  /** In which their prices are. */
  currency: z
    .string()
    .regex(/^[A-Z]{3}$/)
    .optional(),
})

/** The same response for every address; the owner confirms by mail. */
export const subscriptionAskedSchema = z.object({ email: z.string() })

export const subscriptionStates = ['pending', 'confirmed', 'ended'] as const
export const subscriptionStateSchema = explainedEnum(subscriptionStates, {
  pending: 'Not confirmed',
  confirmed: 'Gets the newsletter',
  ended: 'Cancelled',
})
export const subscriptionSchema = z.object({ email: z.string(), state: subscriptionStateSchema })

export const subscriptionParams = z.object({ token: z.string().regex(/^[\w-]{1,128}$/) })

export const subscriberSchema = z.object({
  id: idSchema,
  email: z.string(),
  createdDate: z.string(),
  confirmedDate: z.string().nullable(),
  unsubscribedDate: z.string().nullable(),
  /** Its address does not exist any more. */
  bouncedDate: z.string().nullable(),
  bounceReason: z.string().nullable(),
})

export type SubscriptionRequest = z.infer<typeof subscriptionRequestSchema>
export type Subscription = z.infer<typeof subscriptionSchema>
export type Subscriber = z.infer<typeof subscriberSchema>
