import { hours, minutes, seconds } from './duration.ts'

/** What a webhook may subscribe to (platform.md#webhooks). */
export const webhookEventTypes = [
  'order.placed',
  'order.paid',
  'order.status_changed',
  'order.cancelled',
  'order.returned',
  'product.changed',
  'product.stock_changed',
  'product.price_changed',
  'service_order.placed',
  'service_order.status_changed',
  'service_order.quote_answered',
  'reset_sale.placed',
  'reset_sale.status_changed',
  'customer.approved',
] as const

export type WebhookEventType = (typeof webhookEventTypes)[number]

/** Sent by staff to try a webhook; nobody subscribes to it. */
export const testEventType = 'webhook.test'

export const sentEventTypes = [...webhookEventTypes, testEventType] as const

export type SentEventType = (typeof sentEventTypes)[number]

/** What an event is about. Events of one object are sent in order. */
export const webhookObjects = [
  'order',
  'product',
  'service_order',
  'reset_sale',
  'customer',
  'webhook',
] as const

export const webhookEventStates = ['pending', 'sending', 'delivered', 'failed'] as const

export type WebhookEventState = (typeof webhookEventStates)[number]

/** Why an attempt failed. */
export const webhookFailures = [
  'status',
  'redirect',
  'timeout',
  'connection',
  'name',
  'network',
  'insecure',
  'secret',
] as const

export type WebhookFailure = (typeof webhookFailures)[number]

/** Why the shop disabled a webhook by itself. */
export const webhookDisabledReasons = ['gone', 'failing'] as const

export type WebhookDisabledReason = (typeof webhookDisabledReasons)[number]

/** The schedule of the Standard Webhooks specification: ten attempts within three days and four hours. */
const retryDelays = [
  seconds(5),
  minutes(5),
  minutes(30),
  hours(2),
  hours(5),
  hours(10),
  hours(14),
  hours(20),
  hours(24),
]

/** What a receiver may ask for by `Retry-After`. */
const longestRequestedDelay = hours(24)

/**
 * When to retry after this many attempts; undefined gives up. `chance` is between 0 and 1: events that failed together do
 * not come back together.
 */
export function webhookRetryDelay(
  attempts: number,
  { chance, requested = 0 }: { chance: number; requested?: number | undefined },
): number | undefined {
  const delay = retryDelays[attempts - 1]
  if (delay === undefined) return undefined
  return Math.round(Math.max(delay * (0.9 + 0.2 * chance), Math.min(requested, longestRequestedDelay)))
}

/** `any` also reaches private networks and this machine, and allows plain http (platform.md#webhook-networks). */
export const webhookNetworks = ['public', 'any'] as const

export type WebhookNetworks = (typeof webhookNetworks)[number]
