import type { Viewer } from '@tecnoclick/contract/people/security/schemas'
import { idParams, listOf } from '@tecnoclick/contract/platform/wire'
import * as endpoints from '@tecnoclick/contract/selling/orders/endpoints'
import * as schemas from '@tecnoclick/contract/selling/orders/schemas'
import { isPermitted } from '@tecnoclick/domain/people/permissions'
import { actorOf } from '../../platform/audit/record-audit.ts'
import type { ApiDeps } from '../../platform/deps.ts'
import { refuse } from '../../platform/http/refusal.ts'
import { type Route, route } from '../../platform/http/route.ts'
import { storeUrl } from '../../platform/http/store-url.ts'
import { addOrderDetail, changeOrderDetail, serializeOrderDetail } from './changing/order-details.ts'
import { findOrderDetail, listOrderDetails, orderDetailFields } from './reading/read-order-details.ts'

/** The lines of orders (selling.md#calls). */
export function orderDetailRoutes(deps: ApiDeps): Route[] {
  const {
    database: { db },
    now,
  } = deps
  return [
    route(
      endpoints.listOrderDetails,
      {
        summary: 'Order lines of the account; all order lines for staff',
        access: 'customer',
        keyPermission: 'orders:read',
        list: orderDetailFields,
        response: listOf(schemas.orderDetailSchema),
      },
      async ({ session, list }) => {
        const { data, total } = await listOrderDetails(db, ownerOf(session.viewer), list)
        return { data: data.map(serializeOrderDetail), total }
      },
    ),
    route(
      endpoints.getOrderDetail,
      {
        summary: 'One line of an order',
        access: 'customer',
        keyPermission: 'orders:read',
        params: idParams,
        response: schemas.orderDetailSchema,
      },
      async ({ session, params }) => {
        const line = await findOrderDetail(db, ownerOf(session.viewer), params.id)
        return line ? serializeOrderDetail(line) : refuse('notFound')
      },
    ),
    route(
      endpoints.addOrderDetail,
      {
        summary: 'Add a line to an open order',
        access: 'admin',
        permission: 'orders:write',
        body: schemas.newOrderDetailSchema,
        response: schemas.orderDetailSchema,
        status: 201,
        refusals: ['conflict', 'noPrice', 'notFound', 'outOfStock'],
      },
      (input) => {
        const act = { actor: actorOf(input), storeUrl: storeUrl(deps, input.context), now: now() }
        return addOrderDetail(db, act, input.body)
      },
    ),
    route(
      endpoints.changeOrderDetail,
      {
        summary: 'Increase the quantity of a line in an open order',
        access: 'admin',
        permission: 'orders:write',
        params: idParams,
        body: schemas.orderDetailChangeSchema,
        response: schemas.orderDetailSchema,
        refusals: ['conflict', 'outOfStock'],
      },
      (input) => {
        const act = { actor: actorOf(input), storeUrl: storeUrl(deps, input.context), now: now() }
        return changeOrderDetail(db, act, input.params.id, input.body)
      },
    ),
  ]
}

/** Undefined for staff who see all orders. */
function ownerOf(viewer: Viewer): number | undefined {
  return isPermitted(viewer, 'orders:read') ? undefined : viewer.id
}
