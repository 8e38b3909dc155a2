import { idParams, listOf } from '@tecnoclick/contract/platform/wire'
import * as endpoints from '@tecnoclick/contract/workshop/service-orders/endpoints'
import {
  includedServiceSchema,
  openedServiceSchema,
} from '@tecnoclick/contract/workshop/service-orders/included-schemas'
import {
  newServicePaymentSchema,
  newServiceRefundSchema,
} from '@tecnoclick/contract/workshop/service-orders/payment-schemas'
import {
  recordedDecisionSchema,
  serviceOrderSchema,
  staffServiceOrderSchema,
} from '@tecnoclick/contract/workshop/service-orders/schemas'
import {
  walkInCustomerSchema,
  walkInSchema,
} from '@tecnoclick/contract/workshop/service-orders/walk-in-schemas'
import type { PaymentMethod } from '@tecnoclick/domain/selling/payment-method'
import type { Settings } from '@tecnoclick/domain/site/settings'
import { actorOf } from '../../platform/audit/record-audit.ts'
import type { ApiDeps } from '../../platform/deps.ts'
import { isRefusal } from '../../platform/http/refusal.ts'
import { type Route, route } from '../../platform/http/route.ts'
import { storeUrl } from '../../platform/http/store-url.ts'
import { readIdempotencyKey } from '../../platform/idempotency/run-once.ts'
import { chargeRepair, refundRepair } from './charge-repair.ts'
import { recordDecision } from './decide-quote.ts'
import { findWalkInCustomers } from './find-walk-in-customers.ts'
import { listIncluded, openIncluded } from './included-service.ts'
import { listStaffOrders, staffOrderFields } from './list-staff-orders.ts'
import { receiveWalkIn } from './receive-walk-in.ts'
import { markMessagesRead } from './write-message.ts'

export function staffServiceOrderRoutes(
  deps: ApiDeps,
  settings: { read(): Promise<Settings> },
  methods: { read(): Promise<readonly PaymentMethod[]> },
): Route[] {
  const { now } = deps
  const { db } = deps.database
  return [
    route(
      endpoints.listStaffServiceOrders,
      {
        reads: { entity: 'service-order', permission: 'serviceOrders:read' },
        summary: 'All service orders with their customer; searches number, model, brand and customer',
        access: 'admin',
        permission: 'serviceOrders:read',
        list: staffOrderFields,
        response: listOf(staffServiceOrderSchema),
      },
      ({ list }) => listStaffOrders(db, list),
    ),
    route(
      endpoints.findWalkInCustomers,
      {
        reads: { entity: 'customer', permission: 'serviceOrders:receive' },
        summary:
          'At most five accounts with this e-mail, or whose phone ends with these six digits or more, with masked e-mails; other searches find nobody',
        access: 'admin',
        permission: 'serviceOrders:receive',
        list: { search: 'text' },
        response: listOf(walkInCustomerSchema),
      },
      ({ list }) => findWalkInCustomers(db, list.where.search),
    ),
    route(
      endpoints.receiveWalkIn,
      {
        summary: 'Take in a device at the counter; repeatable with the header Idempotency-Key',
        repeatable: true,
        access: 'admin',
        permission: 'serviceOrders:receive',
        body: walkInSchema,
        response: serviceOrderSchema,
        status: 201,
        refusals: ['codeUsed', 'methodUnavailable'],
      },
      async (input) => {
        const idempotencyKey = readIdempotencyKey(input.context)
        if (isRefusal(idempotencyKey)) return idempotencyKey
        const { businessId } = await settings.read()
        const received = {
          walkIn: input.body,
          idempotencyKey,
          businessId,
          methods: await methods.read(),
          now: now(),
        }
        return receiveWalkIn(db, actorOf(input), received)
      },
    ),
    route(
      endpoints.listIncludedServices,
      {
        summary: 'Services that the combos of an order include, with their service orders',
        access: 'admin',
        permission: 'orders:read',
        params: idParams,
        response: listOf(includedServiceSchema),
        refusals: ['notFound'],
      },
      ({ params }) => listIncluded(db, params.id),
    ),
    route(
      endpoints.openIncludedService,
      {
        summary: 'Open the service order of an included service for the buyer, once',
        access: 'admin',
        permission: 'serviceOrders:receive',
        params: idParams,
        body: openedServiceSchema,
        response: includedServiceSchema,
        refusals: ['notFound', 'conflict'],
      },
      async (input) => {
        const { businessId } = await settings.read()
        const act = { actor: actorOf(input), businessId, now: now() }
        return openIncluded(db, act, input.params.id, input.body.serviceId)
      },
    ),
    route(
      endpoints.chargeServiceOrder,
      {
        summary: 'Take money for a repair, all or a part; repeatable with the header Idempotency-Key',
        access: 'admin',
        permission: 'servicePayments:write',
        params: idParams,
        body: newServicePaymentSchema,
        response: serviceOrderSchema,
        status: 201,
        repeatable: true,
        refusals: ['codeUsed', 'methodUnavailable', 'noRate', 'rateChanged'],
      },
      async (input) => {
        const key = readIdempotencyKey(input.context)
        if (isRefusal(key)) return key
        const act = { actor: actorOf(input), methods: await methods.read(), key, now: now() }
        return chargeRepair(db, act, input.params.id, input.body)
      },
    ),
    route(
      endpoints.refundServiceOrder,
      {
        summary: 'Give money for a repair back; repeatable with the header Idempotency-Key',
        access: 'admin',
        permission: 'servicePayments:write',
        params: idParams,
        body: newServiceRefundSchema,
        response: serviceOrderSchema,
        status: 201,
        repeatable: true,
        refusals: ['codeUsed', 'methodUnavailable', 'refundTooHigh'],
      },
      async (input) => {
        const key = readIdempotencyKey(input.context)
        if (isRefusal(key)) return key
        const act = { actor: actorOf(input), methods: await methods.read(), key, now: now() }
        return refundRepair(db, act, input.params.id, input.body)
      },
    ),
    route(
      endpoints.recordDecision,
      {
        summary: 'Record what the customer decided about a quote, by phone or at the counter',
        access: 'admin',
        permission: 'serviceOrders:receive',
        params: idParams,
        body: recordedDecisionSchema,
        response: serviceOrderSchema,
        refusals: ['quoteClosed'],
      },
      async (input) => {
        const outcome = await recordDecision(db, actorOf(input), {
          orderId: input.params.id,
          recorded: input.body,
          storeUrl: storeUrl(deps, input.context),
          mailSecrets: deps.mailSecrets,
          now: now(),
        })
        deps.wakeMail()
        return outcome
      },
    ),
    route(
      endpoints.markMessagesRead,
      {
        summary: 'The messages of the customer need no answer',
        access: 'admin',
        permission: 'serviceOrders:write',
        params: idParams,
        status: 204,
      },
      ({ params }) => markMessagesRead(db, params.id),
    ),
  ]
}
