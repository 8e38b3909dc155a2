import {
  sentEventTypes,
  webhookDisabledReasons,
  webhookEventStates,
  webhookEventTypes,
  webhookFailures,
  webhookObjects,
} from '@tecnoclick/domain/platform/webhooks'
import { z } from 'zod'
import { errorKey } from '../issue-message.ts'
import { idSchema, line, versionSchema } from '../wire.ts'

const longestUrl = 500

export const webhookSchema = z.object({
  id: idSchema,
  name: z.string(),
  url: z.string(),
  events: z.array(z.enum(webhookEventTypes)),
  enable: z.boolean(),
  /** Why the shop disabled it; null if staff did, or nobody. */
  disabledReason: z.enum(webhookDisabledReasons).nullable(),
  /** Until then the secret before the last rotation signs as well. */
  previousSecretUntil: z.iso.datetime().nullable(),
  /** Events that are not delivered yet. */
  waiting: z.number().int(),
  /** Events that were given up. */
  failed: z.number().int(),
  lastDeliveredDate: z.iso.datetime().nullable(),
  createdDate: z.iso.datetime(),
  version: z.number().int(),
})

/** In its one spelling: ASCII, so that it can be stored and sent as it is. */
const receiverUrl = z
  .url({ protocol: /^https?$/, ...errorKey('validation.website') })
  .max(longestUrl)
  .transform((typed, context) => {
    const { href, username, password, hash } = new URL(typed)
    if (username === '' && password === '' && hash === '' && href.length <= longestUrl) return href
    context.issues.push({ code: 'custom', message: 'validation.website', input: typed })
    return z.NEVER
  })

export const newWebhookSchema = z.object({
  name: line(80),
  url: receiverUrl,
  events: z
    .array(z.enum(webhookEventTypes))
    .min(1, errorKey('validation.required'))
    .max(webhookEventTypes.length),
  enable: z.boolean().optional(),
})

export const webhookChangeSchema = newWebhookSchema.partial().extend({ version: versionSchema })

export const webhookSecretSchema = z.object({
  /** `whsec_` and 32 bytes in base64. */
  secret: z.string(),
  previousSecretUntil: z.iso.datetime().nullable(),
})

/** Larger than other ids: every change of a stock may be an event. */
const eventNumber = z.number().int().min(1).max(Number.MAX_SAFE_INTEGER)
export const webhookEventParams = z.object({
  id: z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER),
})

export const webhookEventSchema = z.object({
  id: eventNumber,
  /** The header `webhook-id`, the same for every attempt. */
  eventId: z.string(),
  webhookId: idSchema,
  webhookName: z.string(),
  type: z.enum(sentEventTypes),
  object: z.enum(webhookObjects),
  objectId: idSchema,
  state: z.enum(webhookEventStates),
  attempts: z.number().int(),
  /** Why the last attempt failed; null before it and once delivered. */
  failure: z.enum(webhookFailures).nullable(),
  failureDetail: z.string().nullable(),
  /** Of the last attempt; null without an answer. */
  answerStatus: z.number().int().nullable(),
  createdDate: z.iso.datetime(),
  deliveredDate: z.iso.datetime().nullable(),
  /** Time of the next attempt; null if there is none. */
  nextAttemptDate: z.iso.datetime().nullable(),
  resentDate: z.iso.datetime().nullable(),
})

export const webhookEventDetailSchema = webhookEventSchema.extend({
  /** What is sent, as JSON. */
  body: z.string(),
  /** The beginning of the last answer. */
  answerBody: z.string().nullable(),
})

export type Webhook = z.infer<typeof webhookSchema>
export type NewWebhook = z.infer<typeof newWebhookSchema>
export type WebhookChange = z.infer<typeof webhookChangeSchema>
export type WebhookSecret = z.infer<typeof webhookSecretSchema>
export type WebhookEvent = z.infer<typeof webhookEventSchema>
export type WebhookEventDetail = z.infer<typeof webhookEventDetailSchema>
