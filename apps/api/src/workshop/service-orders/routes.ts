import type { Viewer } from '@tecnoclick/contract/people/security/schemas'
import { idParams, listOf, userParams } from '@tecnoclick/contract/platform/wire'
import * as endpoints from '@tecnoclick/contract/workshop/service-orders/endpoints'
import * as schemas from '@tecnoclick/contract/workshop/service-orders/schemas'
import { serviceOrders } from '@tecnoclick/database/schema/workshop/service-orders'
import { isPermitted } from '@tecnoclick/domain/people/permissions'
import { hours, seconds } from '@tecnoclick/domain/platform/duration'
import type { Settings } from '@tecnoclick/domain/site/settings'
import { eq } from 'drizzle-orm'
import { z } from 'zod'
import { actorOf } from '../../platform/audit/record-audit.ts'
import type { ApiDeps } from '../../platform/deps.ts'
import { byAccount } from '../../platform/http/rate-limit.ts'
import { isRefusal, refuse } from '../../platform/http/refusal.ts'
import { type Route, route } from '../../platform/http/route.ts'
import { storeUrl } from '../../platform/http/store-url.ts'
import { readIdempotencyKey } from '../../platform/idempotency/run-once.ts'
import { changeServiceOrder } from './change-service-order.ts'
import { numberServiceOrder } from './number-service-order.ts'
import { findOrder, findOrderDetail, listOrders } from './read-service-orders.ts'
import { requestService } from './request-service.ts'
import { makeTicketLink, revokeTickets } from './tickets.ts'

const fields = {
  id: 'integer',
  orderNum: 'text',
  status: 'text',
  serviceId: 'integer',
  brandId: 'integer',
  customerId: 'integer',
  houseservice: 'boolean',
} as const

/** Each request sends two mails; a customer rarely needs more than one. */
export const perCustomer = (name: string, hits: number) => ({
  name,
  hits,
  seconds: hours(1) / seconds(1),
  by: byAccount,
})

/** workshop.md#calls */
export function serviceOrderRoutes(deps: ApiDeps, settings: { read(): Promise<Settings> }): Route[] {
  const { db } = deps.database
  const { now } = deps
  return [
    route(
      endpoints.requestService,
      {
        summary: 'Request a service; repeatable with the header Idempotency-Key',
        repeatable: true,
        access: 'customer',
        body: schemas.newServiceOrderSchema,
        response: schemas.serviceOrderSchema,
        status: 201,
        limits: [perCustomer('service-request', 20)],
        refusals: ['notFound'],
      },
      async ({ session, body, context }) => {
        const idempotencyKey = readIdempotencyKey(context)
        if (isRefusal(idempotencyKey)) return idempotencyKey
        const { businessId } = await settings.read()
        const outcome = await requestService(db, {
          customer: session.viewer,
          body,
          idempotencyKey,
          businessId,
          storeUrl: storeUrl(deps, context),
          mailSecrets: deps.mailSecrets,
          now: now(),
        })
        deps.wakeMail()
        return outcome
      },
    ),
    route(
      endpoints.listServiceOrders,
      {
        reads: { entity: 'service-order', permission: 'serviceOrders:read' },
        summary: 'Service orders of the account; all service orders for staff',
        access: 'customer',
        list: fields,
        response: listOf(schemas.serviceOrderSchema),
      },
      ({ session: { viewer }, list }) =>
        listOrders(
          db,
          list,
          isPermitted(viewer, 'serviceOrders:read') ? undefined : eq(serviceOrders.customerId, viewer.id),
        ),
    ),
    route(
      endpoints.listServiceOrdersOf,
      {
        reads: { entity: 'service-order', permission: 'serviceOrders:read' },
        summary: 'Service orders of an account',
        access: 'customer',
        params: userParams,
        list: fields,
        response: listOf(schemas.serviceOrderSchema),
      },
      ({ session, params, list }) =>
        mayRead(session.viewer, params.userId)
          ? listOrders(db, list, eq(serviceOrders.customerId, params.userId))
          : refuse('notFound'),
    ),
    route(
      endpoints.getServiceOrder,
      {
        reads: { entity: 'service-order', permission: 'serviceOrders:read' },
        summary: 'A service order with its photos and history',
        access: 'customer',
        params: idParams,
        response: z.object({ data: schemas.serviceOrderDetailSchema }),
      },
      async ({ session, params }) => {
        const isStaff = isPermitted(session.viewer, 'serviceOrders:read')
        const order = await findOrderDetail(db, params.id, isStaff)
        return order && mayRead(session.viewer, order.customerId) ? { data: order } : refuse('notFound')
      },
    ),
    route(
      endpoints.changeServiceOrder,
      {
        summary: 'Answer, quote or change the state of a service order; each is mailed',
        access: 'admin',
        permission: 'serviceOrders:write',
        params: idParams,
        body: schemas.serviceOrderChangeSchema,
        response: schemas.serviceOrderSchema,
        refusals: ['conflict', 'unpaid'],
      },
      async (input) => {
        const answering = { id: input.params.id, change: input.body, now: now() }
        const outcome = await changeServiceOrder(db, actorOf(input), {
          ...answering,
          storeUrl: storeUrl(deps, input.context),
          mailSecrets: deps.mailSecrets,
        })
        deps.wakeMail()
        return outcome
      },
    ),
    route(
      endpoints.numberServiceOrder,
      {
        summary: 'Number a service order that is INVALIDO',
        access: 'admin',
        permission: 'serviceOrders:write',
        params: idParams,
        response: schemas.serviceOrderSchema,
        refusals: ['conflict'],
      },
      (input) => numberServiceOrder(db, actorOf(input), { id: input.params.id, now: now() }),
    ),
    route(
      endpoints.getTicketLink,
      {
        summary:
          'Create a link that opens the ticket without a session; one that staff make is audited, and read-only where the customer has an account',
        access: 'customer',
        params: idParams,
        response: schemas.ticketLinkSchema,
        limits: [perCustomer('ticket-link', 120)],
      },
      async (input) => {
        const order = await findOrder(db, input.params.id)
        if (!order || !mayRead(input.session.viewer, order.customerId)) return refuse('notFound')
        return makeTicketLink(db, actorOf(input), { order, now: now() })
      },
    ),
    route(
      endpoints.revokeTickets,
      {
        summary: 'End every ticket link of a service order',
        access: 'admin',
        permission: 'serviceOrders:write',
        params: idParams,
        response: schemas.revokedTicketsSchema,
      },
      (input) => revokeTickets(db, actorOf(input), { id: input.params.id, now: now() }),
    ),
  ]
}

/** Customers see their own; staff with the permission see all. */
function mayRead(viewer: Viewer, customerId: number | null): boolean {
  return viewer.id === customerId || isPermitted(viewer, 'serviceOrders:read')
}
