import * as endpoints from '@tecnoclick/contract/delivery/couriers/endpoints'
import * as schemas from '@tecnoclick/contract/delivery/couriers/schemas'
import { idParams, listOf } from '@tecnoclick/contract/platform/wire'
import { orderSchema } from '@tecnoclick/contract/selling/orders/schemas'
import type { Settings } from '@tecnoclick/domain/site/settings'
import { actorOf } from '../../platform/audit/record-audit.ts'
import type { ApiDeps } from '../../platform/deps.ts'
import type { ApiContext } from '../../platform/http/bindings.ts'
import { isRefusal, refuse } from '../../platform/http/refusal.ts'
import { type Route, route } from '../../platform/http/route.ts'
import { storeUrl } from '../../platform/http/store-url.ts'
import { readIdempotencyKey } from '../../platform/idempotency/run-once.ts'
import type { Session } from '../../platform/session/find-session.ts'
import { respondWithOrder } from '../../selling/orders/reading/respond-with-order.ts'
import { assignCourier } from './assign-courier.ts'
import {
  findDelivery,
  listCouriers,
  listDeliveries,
  readOrderDelivery,
  readProgress,
} from './read-deliveries.ts'
import { reportDelivery } from './report-delivery.ts'
import { type DeliveryAct, takeStep } from './take-step.ts'

/** Preparing and delivering orders (selling.md#preparing-and-delivering). */
export function deliveringRoutes(deps: ApiDeps, settings: { read(): Promise<Settings> }): Route[] {
  const { db } = deps.database
  const respond = respondWithOrder(deps, settings, { forStaff: true })
  const actOf = (input: { session: Session; context: ApiContext }): DeliveryAct => ({
    actor: actorOf(input),
    storeUrl: storeUrl(deps, input.context),
    mailSecrets: deps.mailSecrets,
    now: deps.now(),
  })
  const order = { access: 'admin', permission: 'orders:write', response: orderSchema } as const

  return [
    route(
      endpoints.getOrderProgress,
      {
        summary: 'Where an order of the account is, and the code for its delivery',
        access: 'customer',
        params: idParams,
        response: schemas.orderProgressSchema,
      },
      async ({ session, params }) =>
        (await readProgress(db, params.id, session.viewer.id)) ?? refuse('notFound'),
    ),
    route(
      endpoints.getOrderDelivery,
      {
        summary: 'Steps and courier of an order',
        access: 'admin',
        permission: 'orders:read',
        params: idParams,
        response: schemas.orderDeliverySchema,
      },
      async ({ params }) => (await readOrderDelivery(db, params.id)) ?? refuse('notFound'),
    ),
    route(
      endpoints.takeStep,
      {
        ...order,
        summary: 'Take the next step of an order in process, or go back with a reason',
        params: idParams,
        body: schemas.stepChangeSchema,
        refusals: ['alreadyDelivered', 'codeLocked', 'conflict', 'orderClosed', 'wrongCode'],
      },
      async (input) => respond(await takeStep(db, actOf(input), input.params.id, input.body)),
    ),
    route(
      endpoints.assignCourier,
      {
        ...order,
        summary: 'Give an order to a courier, or withdraw it',
        params: idParams,
        body: schemas.courierChoiceSchema,
        refusals: ['alreadyDelivered', 'conflict', 'orderClosed'],
      },
      async (input) => respond(await assignCourier(db, actOf(input), input.params.id, input.body)),
    ),
    route(
      endpoints.listCouriers,
      {
        summary: 'Staff who deliver orders',
        access: 'admin',
        permission: 'orders:write',
        response: listOf(schemas.courierSchema),
      },
      () => listCouriers(db),
    ),
    route(
      endpoints.listDeliveries,
      {
        summary:
          'The orders that the courier has to deliver, and those of today, with the cash that they carry',
        access: 'admin',
        permission: 'deliveries:read',
        response: schemas.deliveriesSchema,
      },
      ({ session }) => listDeliveries(db, session.viewer.id, deps.now()),
    ),
    route(
      endpoints.reportDelivery,
      {
        summary:
          'Report that an order is on its way, delivered or not; repeatable with the header Idempotency-Key',
        repeatable: true,
        access: 'admin',
        permission: 'deliveries:write',
        params: idParams,
        body: schemas.deliveryReportSchema,
        response: schemas.deliverySchema,
        refusals: [
          'alreadyDelivered',
          'codeLocked',
          'notAssigned',
          'orderClosed',
          'serialMismatch',
          'wrongCode',
        ],
      },
      async (input) => {
        const key = readIdempotencyKey(input.context)
        if (isRefusal(key)) return key
        const { params, session, body } = input
        const outcome = await reportDelivery(db, { ...actOf(input), key }, params.id, body)
        if (isRefusal(outcome)) return outcome
        deps.wakeMail()
        return (await findDelivery(db, session.viewer.id, params.id)) ?? refuse('notFound')
      },
    ),
  ]
}
