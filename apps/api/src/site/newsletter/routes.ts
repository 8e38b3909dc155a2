import { listOf } from '@tecnoclick/contract/platform/wire'
import * as endpoints from '@tecnoclick/contract/site/newsletter/endpoints'
import * as schemas from '@tecnoclick/contract/site/newsletter/schemas'
import { newsletterSubscribers } from '@tecnoclick/database/schema/site/newsletter'
import { hours, seconds } from '@tecnoclick/domain/platform/duration'
import type { ApiDeps } from '../../platform/deps.ts'
import { withMinimumDuration } from '../../platform/http/minimum-duration.ts'
import { type Route, route } from '../../platform/http/route.ts'
import { storeUrl } from '../../platform/http/store-url.ts'
import { listTable } from '../../platform/listing/list-query.ts'
import { confirmSubscription, endSubscription, findSubscription } from './change-subscription.ts'
import { subscribe } from './subscribe.ts'

const hour = hours(1) / seconds(1)

const limits = [
  { name: 'newsletter-network', hits: 60, seconds: hour },
  {
    name: 'newsletter',
    hits: 3,
    seconds: hour,
    by: (_: unknown, body: schemas.SubscriptionRequest) => body.email,
  },
]

export function newsletterRoutes(deps: ApiDeps): Route[] {
  const { db } = deps.database
  const access = { db, leave: deps.campaignTokens.leave }
  const byLink = {
    access: 'public',
    params: schemas.subscriptionParams,
    response: schemas.subscriptionSchema,
  } as const
  return [
    route(
      endpoints.subscribe,
      {
        summary: 'Subscribe to the newsletter; the same response for every address',
        access: 'public',
        body: schemas.subscriptionRequestSchema,
        response: schemas.subscriptionAskedSchema,
        limits,
      },
      ({ body, context }) => withMinimumDuration(deps, subscribe(deps, body, storeUrl(deps, context))),
    ),
    route(
      endpoints.getSubscription,
      { ...byLink, summary: 'The subscription of a token', refusals: ['notFound'] },
      ({ params }) => findSubscription(access, params.token),
    ),
    route(
      endpoints.confirmSubscription,
      { ...byLink, summary: 'Confirm a subscription with the token of the mail', refusals: ['notFound'] },
      ({ params }) => confirmSubscription(access, params.token, deps.now()),
    ),
    route(
      endpoints.endSubscription,
      { ...byLink, summary: 'Unsubscribe with the token of the mail', refusals: ['notFound'] },
      ({ params }) => endSubscription(access, params.token, deps.now()),
    ),
    route(
      endpoints.listSubscribers,
      {
        reads: { entity: 'newsletter', permission: 'newsletter:read' },
        summary: 'Newsletter subscribers',
        access: 'admin',
        permission: 'newsletter:read',
        list: { id: 'integer', email: 'text' },
        response: listOf(schemas.subscriberSchema),
      },
      async ({ list }) => {
        const { data, total } = await listTable(db, newsletterSubscribers, list)
        return { data: data.map(subscriber), total }
      },
    ),
  ]
}

function subscriber(row: typeof newsletterSubscribers.$inferSelect): schemas.Subscriber {
  return {
    id: row.id,
    email: row.email,
    createdDate: row.createdAt.toISOString(),
    confirmedDate: row.confirmedAt?.toISOString() ?? null,
    unsubscribedDate: row.unsubscribedAt?.toISOString() ?? null,
    bouncedDate: row.bouncedAt?.toISOString() ?? null,
    bounceReason: row.bounceReason,
  }
}
