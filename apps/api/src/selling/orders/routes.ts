import type { Viewer } from '@tecnoclick/contract/people/security/schemas'
import { readPreferences } from '@tecnoclick/contract/platform/preferences'
import { idParams, listOf, userParams } from '@tecnoclick/contract/platform/wire'
import * as endpoints from '@tecnoclick/contract/selling/orders/endpoints'
import * as paymentSchemas from '@tecnoclick/contract/selling/orders/payment-schemas'
import * as schemas from '@tecnoclick/contract/selling/orders/schemas'
import { isPermitted } from '@tecnoclick/domain/people/permissions'
import { hours, seconds } from '@tecnoclick/domain/platform/duration'
import type { MessageAuthor } from '@tecnoclick/domain/platform/message-authors'
import type { Settings } from '@tecnoclick/domain/site/settings'
import { sql } from 'drizzle-orm'
import { actorOf } from '../../platform/audit/record-audit.ts'
import type { ApiDeps } from '../../platform/deps.ts'
import type { ApiContext } from '../../platform/http/bindings.ts'
import { byAccount, takeFromLimits } from '../../platform/http/rate-limit.ts'
import { isRefusal, type Refusal, refuse } from '../../platform/http/refusal.ts'
import { type Route, route } from '../../platform/http/route.ts'
import { storeUrl } from '../../platform/http/store-url.ts'
import { readIdempotencyKey } from '../../platform/idempotency/run-once.ts'
import type { MethodCache } from '../payments/method-cache.ts'
import { cancelOrder } from './changing/cancel-order.ts'
import { writeOrderMessage } from './changing/order-messages.ts'
import { payOrder, type RecogniseReported } from './paying/pay-order.ts'
import { placeOrder } from './placing/place-order.ts'
import { recordSeenPrices } from './placing/record-seen-prices.ts'
import { findOrder, listOrders, orderFields } from './reading/read-orders.ts'
import { respondWithOrder } from './reading/respond-with-order.ts'
import { serializeListedOrder, serializeOrder } from './reading/serialize-order.ts'
import type { StoredOrder } from './reading/stored-order.ts'
import { trackOrder } from './reading/track-order.ts'

/** Orders for customers (selling.md#calls). */
export function orderRoutes(
  deps: ApiDeps,
  settings: { read(): Promise<Settings> },
  methods: MethodCache,
  recognise: RecogniseReported,
): Route[] {
  const {
    database: { db },
    now,
  } = deps
  const respond = respondWithOrder(deps, settings)
  const respondToStaff = respondWithOrder(deps, settings, { forStaff: true })

  return [
    route(
      endpoints.listOrders,
      {
        reads: { entity: 'order', permission: 'orders:read' },
        summary: 'Orders of the account, newest first; all orders for staff',
        access: 'customer',
        list: orderFields,
        response: listOf(schemas.listedOrderSchema),
      },
      async ({ session: { viewer }, list }) => {
        const isStaff = isPermitted(viewer, 'orders:read')
        if (!isStaff && list.where.assignedTo !== undefined) return refuse('malformed')
        const own = isStaff ? undefined : sql`o.client_id = ${viewer.id}`
        const found = await listOrders(db, list, own)
        if (isRefusal(found)) return found
        const terms = await settings.read()
        return {
          data: found.data.map((order) => serializeListedOrder(order, terms, readerOf(viewer))),
          total: found.total,
        }
      },
    ),
    route(
      endpoints.listOrdersOf,
      {
        reads: { entity: 'order', permission: 'orders:read' },
        summary: 'Orders of an account, newest first',
        access: 'customer',
        params: userParams,
        list: orderFields,
        response: listOf(schemas.listedOrderSchema),
      },
      async ({ session: { viewer }, params, list }) => {
        const isStaff = isPermitted(viewer, 'orders:read')
        if (viewer.id !== params.userId && !isStaff) return refuse('notFound')
        if (!isStaff && list.where.assignedTo !== undefined) return refuse('malformed')
        const found = await listOrders(db, list, sql`o.client_id = ${params.userId}`)
        if (isRefusal(found)) return found
        const terms = await settings.read()
        return {
          data: found.data.map((order) => serializeListedOrder(order, terms, readerOf(viewer))),
          total: found.total,
        }
      },
    ),
    route(
      endpoints.getOrder,
      {
        reads: { entity: 'order', permission: 'orders:read' },
        summary: 'One order',
        access: 'customer',
        params: idParams,
        response: schemas.orderSchema,
      },
      async ({ session, params }) => {
        const order = await findOrder(db, params.id)
        if (!order || !mayRead(session.viewer, order)) return refuse('notFound')
        return serializeOrder(order, await settings.read(), readerOf(session.viewer))
      },
    ),
    route(
      endpoints.getOrderData,
      {
        reads: { entity: 'order', permission: 'orders:read' },
        summary: 'One order',
        access: 'customer',
        params: idParams,
        response: schemas.orderDataSchema,
      },
      async ({ session, params }) => {
        const order = await findOrder(db, params.id)
        if (!order || !mayRead(session.viewer, order)) return refuse('notFound')
        return { data: serializeOrder(order, await settings.read(), readerOf(session.viewer)) }
      },
    ),
    route(
      endpoints.placeOrder,
      {
        summary: 'Place the cart as an order; repeatable with the header Idempotency-Key',
        repeatable: true,
        access: 'customer',
        body: schemas.newOrderSchema,
        response: schemas.orderSchema,
        status: 201,
        refusals: [
          'businessCash',
          'creditTooLow',
          'deliveryMinimum',
          'emptyCart',
          'methodUnavailable',
          'noAddress',
          'noPrice',
          'noTransferAccount',
          'notDelivered',
          'notFound',
          'outOfStock',
          'priceChanged',
          'promotionRefused',
          'tooMany',
          'unpaidLimit',
        ],
      },
      async ({ session: { viewer }, body: newOrder, context }) => {
        const key = readIdempotencyKey(context)
        if (isRefusal(key)) return key
        const { currency: chosen } = readPreferences(new URL(context.req.url), context.req.raw.headers)
        const currency = newOrder.currency ?? chosen
        const terms = await settings.read()
        const crowded = await refuseCrowdedNetwork(deps, context, terms)
        if (crowded) return crowded
        const placed = await placeOrder(db, {
          viewer,
          newOrder,
          currency,
          key,
          now: now(),
          limitFactor: deps.rateLimitFactor,
          settings: terms,
          methods: await methods.read(),
          storeUrl: storeUrl(deps, context),
        })
        if (isRefusal(placed) && placed.refused === 'priceChanged')
          await recordSeenPrices(db, viewer, currency)
        return respond(placed)
      },
    ),
    route(
      endpoints.cancelOrder,
      {
        summary: 'Cancel an order of the account while it is PENDIENTE',
        access: 'customer',
        params: idParams,
        response: schemas.orderSchema,
        refusals: ['conflict'],
      },
      async ({ session, params, context }) => {
        const act = { userId: session.viewer.id, storeUrl: storeUrl(deps, context), now: now() }
        const limits = { settings: await settings.read(), limitFactor: deps.rateLimitFactor }
        return respond(await cancelOrder(db, { ...act, ...limits }, params.id))
      },
    ),
    route(
      endpoints.writeOrderMessage,
      {
        summary: 'Write to the shop, or as staff to the customer; repeatable with the header Idempotency-Key',
        repeatable: true,
        access: 'customer',
        params: idParams,
        body: schemas.newOrderMessageSchema,
        response: schemas.orderSchema,
        status: 201,
        limits: [
          {
            name: 'order-message',
            hits: 120,
            seconds: hours(1) / seconds(1),
            by: byAccount,
          },
        ],
      },
      async (input) => {
        const { session, params, body, context } = input
        const key = readIdempotencyKey(context)
        if (isRefusal(key)) return key
        const author = authorOf(session.viewer, await findOrder(db, params.id))
        if (!author) return refuse('notFound')
        const act = { actor: actorOf(input), storeUrl: storeUrl(deps, context), now: now() }
        const writing = { ...act, author, key }
        const written = await writeOrderMessage(db, writing, params.id, body)
        return author === 'staff' ? respondToStaff(written) : respond(written)
      },
    ),
    route(
      endpoints.payOrder,
      {
        summary:
          'Report a payment of an order by transaction code, photo of the receipt or both; repeatable with the header Idempotency-Key',
        repeatable: true,
        access: 'customer',
        params: idParams,
        body: paymentSchemas.paymentProofSchema,
        response: schemas.orderSchema,
        // Limits guessing: a refusal discloses that a code exists.
        limits: [
          {
            name: 'order-payment',
            hits: 30,
            seconds: 3600,
            by: byAccount,
          },
        ],
        refusals: ['codeUsed', 'methodUnavailable', 'noRate', 'rateChanged'],
      },
      async ({ session, params, body, context }) => {
        const key = readIdempotencyKey(context)
        if (isRefusal(key)) return key
        const act = { userId: session.viewer.id, key, settings: await settings.read(), now: now() }
        const paid = await payOrder(db, act, params.id, body)
        if (!isRefusal(paid)) await recognise(context, body.transactionCode)
        return respond(paid)
      },
    ),
    route(
      endpoints.trackOrder,
      {
        summary: 'Status, date, answer and stages of an order, by its number and e-mail',
        access: 'public',
        query: schemas.trackOrderQuery,
        response: schemas.trackedOrderSchema,
        limits: [{ name: 'track-order', hits: 120, seconds: 3600 }],
        refusals: ['notFound'],
      },
      async ({ query }) => (await trackOrder(db, query)) ?? refuse('notFound'),
    ),
  ]
}

/** A setting, unlike the limits of other routes: a shop in a town behind one address needs more. */
function refuseCrowdedNetwork(
  deps: ApiDeps,
  context: ApiContext,
  { networkOrdersPerHour: hits }: Settings,
): Promise<Refusal | undefined> | undefined {
  if (hits === 0) return undefined
  return takeFromLimits([{ name: 'order-network', hits, seconds: hours(1) / seconds(1) }], context, {}, deps)
}

/** Customers see their own orders, staff with the permission all. */
function mayRead(viewer: Viewer, order: StoredOrder): boolean {
  return order.clientId === viewer.id || isPermitted(viewer, 'orders:read')
}

/** Undefined for a stranger, for whom the order does not exist. */
function authorOf(viewer: Viewer, order: StoredOrder | undefined): MessageAuthor | undefined {
  if (!order) return undefined
  if (order.clientId === viewer.id) return 'customer'
  return isPermitted(viewer, 'orders:write') ? 'staff' : undefined
}

function readerOf(viewer: Viewer): { forStaff: boolean } {
  return { forStaff: isPermitted(viewer, 'orders:read') }
}
