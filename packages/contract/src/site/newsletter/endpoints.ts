import { endpoint } from '../../platform/endpoint.ts'
import type { ListQuery } from '../../platform/list-query.ts'
import type { List } from '../../platform/wire.ts'
import type { Subscriber, Subscription, SubscriptionRequest } from './schemas.ts'

export const subscribe = endpoint<{ body: SubscriptionRequest; response: { email: string } }>(
  'POST',
  '/newsletter',
)

/** The link of the mail. A GET changes nothing, because mail servers prefetch links. */
export const getSubscription = endpoint<{ params: { token: string }; response: Subscription }>(
  'GET',
  '/newsletter/{token}',
)
export const confirmSubscription = endpoint<{ params: { token: string }; response: Subscription }>(
  'POST',
  '/newsletter/{token}/confirm',
)
export const endSubscription = endpoint<{ params: { token: string }; response: Subscription }>(
  'POST',
  '/newsletter/{token}/unsubscribe',
)

export const listSubscribers = endpoint<{ query?: ListQuery; response: List<Subscriber> }>(
  'GET',
  '/admin/newsletter',
)
