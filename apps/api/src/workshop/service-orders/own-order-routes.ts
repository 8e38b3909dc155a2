import type { Viewer } from '@tecnoclick/contract/people/security/schemas'
import { fileParams, fileQuery } from '@tecnoclick/contract/platform/files/schemas'
import { idParams } from '@tecnoclick/contract/platform/wire'
import * as endpoints from '@tecnoclick/contract/workshop/service-orders/endpoints'
import * as messageSchemas from '@tecnoclick/contract/workshop/service-orders/message-schemas'
import { quoteDecisionSchema, serviceOrderSchema } from '@tecnoclick/contract/workshop/service-orders/schemas'
import { claimSchema } from '@tecnoclick/contract/workshop/service-orders/walk-in-schemas'
import { isPermitted } from '@tecnoclick/domain/people/permissions'
import { days, hours, seconds } from '@tecnoclick/domain/platform/duration'
import type { MessageAuthor } from '@tecnoclick/domain/platform/message-authors'
import { readTicketSecret } from '@tecnoclick/domain/workshop/walk-in'
import { actorOf } from '../../platform/audit/record-audit.ts'
import type { ApiDeps } from '../../platform/deps.ts'
import { isRefusal, refuse } from '../../platform/http/refusal.ts'
import { type Route, route } from '../../platform/http/route.ts'
import { storeUrl } from '../../platform/http/store-url.ts'
import { readIdempotencyKey } from '../../platform/idempotency/run-once.ts'
import { hashToken } from '../../platform/session/token.ts'
import { claimServiceOrder } from './claim-service-order.ts'
import { decideAsOwner } from './decide-quote.ts'
import { findOrder } from './read-service-orders.ts'
import { perCustomer } from './routes.ts'
import { servicePhotoResponse } from './service-photos.ts'
import { writeMessage } from './write-message.ts'

/** What a customer does with a service order in the account (workshop.md#quotes, workshop.md#messages). */
export function ownServiceOrderRoutes(deps: ApiDeps): Route[] {
  const { now, wakeMail } = deps
  const { db } = deps.database
  const decisions = [
    { endpoint: endpoints.acceptOwnQuote, decision: 'accepted', summary: 'Accept a quote, once' },
    { endpoint: endpoints.rejectOwnQuote, decision: 'rejected', summary: 'Reject a quote, once' },
  ] as const
  return [
    route(
      endpoints.claimServiceOrder,
      {
        summary: 'Add a repair from the counter to the account, by its receipt and phone',
        access: 'customer',
        body: claimSchema,
        response: serviceOrderSchema,
        limits: [
          perCustomer('service-claim', 10),
          { name: 'service-claim-network', hits: 30, seconds: hours(1) / seconds(1) },
          {
            name: 'service-claim-ticket',
            hits: 10,
            seconds: days(1) / seconds(1),
            by: (_, { ticket }) => hashToken(readTicketSecret(ticket) ?? ticket).toString('hex'),
          },
        ],
        refusals: ['notFound'],
      },
      (input) => claimServiceOrder(db, actorOf(input), { claim: input.body, now: now() }),
    ),
    ...decisions.map(({ endpoint, decision, summary }) =>
      route(
        endpoint,
        {
          summary,
          access: 'customer',
          params: idParams,
          body: quoteDecisionSchema,
          response: serviceOrderSchema,
          limits: [perCustomer('own-quote-decision', 60)],
          refusals: ['quoteClosed'],
        },
        async ({ session, params, body }) => {
          const outcome = await decideAsOwner(db, {
            orderId: params.id,
            customerId: session.viewer.id,
            ...body,
            decision,
            now: now(),
          })
          wakeMail()
          return outcome
        },
      ),
    ),
    route(
      endpoints.writeServiceMessage,
      {
        summary:
          'Write to the workshop, or as staff to the customer; repeatable with the header Idempotency-Key',
        repeatable: true,
        access: 'customer',
        params: idParams,
        body: messageSchemas.newServiceMessageSchema,
        response: messageSchemas.serviceMessagesSchema,
        status: 201,
        limits: [perCustomer('service-message', 120)],
      },
      async ({ session: { viewer }, params, body, context }) => {
        const idempotencyKey = readIdempotencyKey(context)
        if (isRefusal(idempotencyKey)) return idempotencyKey
        const author = authorOf(viewer, await findOrder(db, params.id))
        if (!author) return refuse('notFound')
        const outcome = await writeMessage(db, {
          orderId: params.id,
          author,
          actorId: viewer.id,
          message: body,
          idempotencyKey,
          storeUrl: storeUrl(deps, context),
          now: now(),
        })
        wakeMail()
        return outcome
      },
    ),
    route(
      endpoints.getServicePhoto,
      {
        summary: 'A photo of a service order or of its messages',
        access: 'customer',
        keyPermission: 'serviceOrders:read',
        params: idParams.extend(fileParams.shape),
        query: fileQuery,
        media: 'image/webp',
        statuses: [206, 304, 416],
      },
      async ({ session: { viewer }, params, query, context }) => {
        const order = await findOrder(db, params.id)
        if (order?.customerId !== viewer.id && !isPermitted(viewer, 'serviceOrders:read'))
          return refuse('notFound')
        const photo = { orderId: params.id, name: params.name, width: query?.w, withReceipts: true }
        return servicePhotoResponse(db, photo, context.req.raw.headers)
      },
    ),
  ]
}

/** Undefined for a stranger, for whom the order does not exist. */
function authorOf(
  viewer: Viewer,
  order: { customerId: number | null } | undefined,
): MessageAuthor | undefined {
  if (!order) return undefined
  if (order.customerId === viewer.id) return 'customer'
  return isPermitted(viewer, 'serviceOrders:write') ? 'staff' : undefined
}
