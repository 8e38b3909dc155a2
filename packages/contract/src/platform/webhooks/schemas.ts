import {
  sentEventTypes,
  webhookDisabledReasons,
  webhookEventStates,
  webhookEventTypes,
  webhookFailures,
  webhookObjects,
} from '@tecnoclick/domain/platform/webhooks'
import { z } from 'zod'
import { explainedEnum } from '../explained-enum.ts'
import { errorKey } from '../issue-message.ts'
import { idSchema, line, versionSchema } from '../wire.ts'

const eventMeanings = {
  'order.placed': 'An order was placed, on the site or at the counter',
  'order.paid': 'The verified payments of an order reached its total',
  'order.status_changed': 'An order has another state or step',
  'order.cancelled': 'An order was cancelled, expired or voided',
  'order.returned': 'A return was settled',
  'product.changed': 'A product was added or edited',
  'product.stock_changed': 'A product has more or fewer units for sale',
  'product.price_changed': 'A product has other prices',
  'service_order.placed': 'A repair was requested, or a device left at the counter',
  'service_order.status_changed': 'A repair has another state',
  'service_order.quote_answered': 'A customer accepted or rejected a quote',
  'reset_sale.placed': 'A reset was bought',
  'reset_sale.status_changed': 'A purchase of a reset made a step',
  'customer.approved': 'A business was approved',
}

export const webhookEventTypeSchema = explainedEnum(webhookEventTypes, eventMeanings)

export const sentEventMeanings = { ...eventMeanings, 'webhook.test': 'Staff try the webhook' }
export const sentEventTypeSchema = explainedEnum(sentEventTypes, sentEventMeanings)

export const webhookObjectSchema = explainedEnum(webhookObjects, {
  order: 'An order',
  product: 'A product',
  service_order: 'A repair',
  reset_sale: 'The purchase of a reset',
  customer: 'The account of a customer',
  webhook: 'The webhook itself',
})

export const webhookEventStateSchema = explainedEnum(webhookEventStates, {
  pending: 'Waits for its next attempt, or for an earlier event of its object',
  sending: 'Being sent',
  delivered: 'Answered with a 2xx',
  failed: 'Given up',
})

export const webhookFailureSchema = explainedEnum(webhookFailures, {
  status: 'The answer is no 2xx',
  redirect: 'The answer is a redirect, which is not followed',
  timeout: 'No answer within ten seconds',
  connection: 'No connection, or no valid certificate',
  name: 'The name has no address',
  network: 'The address is not of the public internet',
  insecure: 'The address is not https',
  secret: 'The secret cannot be read with the key of this machine',
})

export const webhookDisabledReasonSchema = explainedEnum(webhookDisabledReasons, {
  gone: 'The receiver answered 410',
  failing: 'An event was given up, and none was delivered in that time',
})

const longestUrl = 500

export const webhookSchema = z.object({
  id: idSchema,
  name: z.string(),
  url: z.string(),
  events: z.array(webhookEventTypeSchema),
  enable: z.boolean(),
  /** Why the shop disabled it; null if staff did, or nobody. */
  disabledReason: webhookDisabledReasonSchema.nullable(),
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
export const receiverUrl = z
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
    .array(webhookEventTypeSchema)
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
  type: sentEventTypeSchema,
  object: webhookObjectSchema,
  objectId: idSchema,
  state: webhookEventStateSchema,
  attempts: z.number().int(),
  /** Why the last attempt failed; null before it and once delivered. */
  failure: webhookFailureSchema.nullable(),
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
