import { bulkResultSchema } from '@tecnoclick/contract/platform/bulk'
import { idParams, listOf } from '@tecnoclick/contract/platform/wire'
import * as endpoints from '@tecnoclick/contract/selling/orders/endpoints'
import * as paymentSchemas from '@tecnoclick/contract/selling/orders/payment-schemas'
import * as schemas from '@tecnoclick/contract/selling/orders/schemas'
import * as refundSchemas from '@tecnoclick/contract/selling/refunds/schemas'
import { isPermitted } from '@tecnoclick/domain/people/permissions'
import { discountLimit } from '@tecnoclick/domain/selling/discount'
import type { Settings } from '@tecnoclick/domain/site/settings'
import type { DeliveryAct } from '../../delivery/couriers/take-step.ts'
import { actorOf } from '../../platform/audit/record-audit.ts'
import type { ApiDeps } from '../../platform/deps.ts'
import type { ApiContext } from '../../platform/http/bindings.ts'
import { isRefusal, type Refusal, refuse } from '../../platform/http/refusal.ts'
import { type Route, route } from '../../platform/http/route.ts'
import { storeUrl } from '../../platform/http/store-url.ts'
import { readIdempotencyKey } from '../../platform/idempotency/run-once.ts'
import { changeInBulk } from '../../platform/rows/bulk.ts'
import type { Session } from '../../platform/session/find-session.ts'
import { sellAtCounter } from '../counter/sell-at-counter.ts'
import type { SaleAct } from '../counter/store-sale.ts'
import { voidSale } from '../counter/void-sale.ts'
import type { MethodCache } from '../payments/method-cache.ts'
import { keepExcess } from '../refunds/keep-excess.ts'
import { readRefundableMoney } from '../refunds/read-refundable-money.ts'
import { refundOrder } from '../refunds/refund-order.ts'
import { changeOrder } from './changing/change-order.ts'
import { editOrder, quoteEdit } from './changing/edit-order.ts'
import { assignMissingNumber } from './changing/number-order.ts'
import { markOrderMessagesRead } from './changing/order-messages.ts'
import { reopenOrder } from './changing/reopen-order.ts'
import { judgePayment, recordPayment } from './paying/judge-payment.ts'
import { listPayments, paymentFields } from './paying/list-payments.ts'
import { takeOrder } from './placing/take-order.ts'
import { respondWithOrder } from './reading/respond-with-order.ts'

/** Orders for staff. */
export function orderStaffRoutes(
  deps: ApiDeps,
  settings: { read(): Promise<Settings> },
  methods: MethodCache,
): Route[] {
  const { db } = deps.database
  const respond = respondWithOrder(deps, settings, { forStaff: true })
  const actOf = (input: { session: Session; context: ApiContext }): DeliveryAct => ({
    actor: actorOf(input),
    mailSecrets: deps.mailSecrets,
    storeUrl: storeUrl(deps, input.context),
    now: deps.now(),
  })
  async function saleActOf(input: { session: Session; context: ApiContext }): Promise<SaleAct | Refusal> {
    const key = readIdempotencyKey(input.context)
    if (isRefusal(key)) return key
    const terms = await settings.read()
    const discountPercent = limitOf(input.session.viewer, terms)
    const { mailSecrets, orderTokens } = deps
    const known = { mailSecrets, orderTokens, settings: terms, methods: await methods.read() }
    return { ...actOf(input), ...known, key, discountPercent }
  }
  const order = {
    access: 'admin',
    permission: 'orders:write',
    response: schemas.orderSchema,
  } as const

  return [
    route(
      endpoints.changeOrder,
      {
        ...order,
        summary: 'Answer an order or change its state',
        params: idParams,
        body: schemas.orderChangeSchema,
        refusals: ['conflict', 'invoiced', 'unpaid'],
      },
      async (input) => respond(await changeOrder(db, actOf(input), input.params.id, input.body)),
    ),
    route(
      endpoints.changeOrders,
      {
        summary: 'Change the state of many orders; a result for each',
        access: 'admin',
        permission: 'orders:write',
        body: schemas.ordersChangeSchema,
        response: bulkResultSchema,
      },
      (input) => {
        const { ids, status, reason } = input.body
        const change = status === 'CANCELADA' ? { status, respuesta: reason } : { status }
        return changeInBulk(ids, (id) => changeOrder(db, actOf(input), id, change))
      },
    ),
    route(
      endpoints.markOrderMessagesRead,
      {
        summary: 'The messages of the customer up to the last one seen need no answer',
        access: 'admin',
        permission: 'orders:write',
        params: idParams,
        body: schemas.seenMessagesSchema,
        status: 204,
      },
      ({ params, body }) => markOrderMessagesRead(db, params.id, body, deps.now()),
    ),
    route(
      endpoints.numberOrder,
      { ...order, summary: 'Number an order that is INVALIDO', params: idParams, refusals: ['conflict'] },
      async (input) => respond(await assignMissingNumber(db, actOf(input), input.params.id)),
    ),
    route(
      endpoints.reopenOrder,
      {
        ...order,
        permission: 'orders:reopen',
        summary: 'Reopen an order within a day of its completion',
        params: idParams,
        body: schemas.orderReasonSchema,
        refusals: ['conflict'],
      },
      async (input) => respond(await reopenOrder(db, actOf(input), input.params.id, input.body)),
    ),
    route(
      endpoints.sellAtCounter,
      {
        ...order,
        summary: 'Sell at the counter; repeatable with the header Idempotency-Key',
        permission: 'counter:write',
        repeatable: true,
        body: schemas.counterSaleSchema,
        status: 201,
        refusals: [
          'businessCash',
          'cartFull',
          'codeUsed',
          'methodUnavailable',
          'noPrice',
          'notFound',
          'outOfStock',
          'priceChanged',
          'discountTooHigh',
          'unpaid',
          'noRate',
          'rateChanged',
          'creditHolder',
          'creditTooLow',
        ],
      },
      async (input) => {
        const act = await saleActOf(input)
        return respond(isRefusal(act) ? act : await sellAtCounter(db, act, input.body))
      },
    ),
    route(
      endpoints.takeOrder,
      {
        ...order,
        summary: 'Order for somebody who wrote or called; repeatable with the header Idempotency-Key',
        repeatable: true,
        body: schemas.takenOrderSchema,
        status: 201,
        refusals: [
          'businessCash',
          'cartFull',
          'deliveryMinimum',
          'discountTooHigh',
          'methodUnavailable',
          'noAddress',
          'noPrice',
          'noTransferAccount',
          'notDelivered',
          'notFound',
          'outOfStock',
          'priceChanged',
        ],
      },
      async (input) => {
        const act = await saleActOf(input)
        return respond(isRefusal(act) ? act : await takeOrder(db, act, input.body))
      },
    ),
    route(
      endpoints.editOrder,
      {
        ...order,
        summary: 'Change lines, discount and destination of an open order, with a new confirmation',
        params: idParams,
        body: schemas.orderEditSchema,
        refusals: [
          'cartFull',
          'conflict',
          'deliveryMinimum',
          'discountTooHigh',
          'invoiced',
          'noAddress',
          'noPrice',
          'notDelivered',
          'notFound',
          'outOfStock',
          'priceChanged',
        ],
      },
      async (input) => {
        const act = await saleActOf(input)
        return respond(isRefusal(act) ? act : await editOrder(db, act, input.params.id, input.body))
      },
    ),
    route(
      endpoints.quoteEdit,
      {
        summary: 'What an open order would cost after a change',
        access: 'admin',
        permission: 'orders:write',
        params: idParams,
        body: schemas.quotedEditSchema,
        response: schemas.editQuoteSchema,
        refusals: [
          'cartFull',
          'conflict',
          'deliveryMinimum',
          'discountTooHigh',
          'noAddress',
          'noPrice',
          'notDelivered',
          'notFound',
          'outOfStock',
        ],
      },
      async ({ session: { viewer }, params, body }) => {
        const terms = await settings.read()
        const act = {
          methods: await methods.read(),
          discountPercent: limitOf(viewer, terms),
          settings: terms,
        }
        return quoteEdit(db, { ...act, now: deps.now() }, params.id, body)
      },
    ),
    route(
      endpoints.getCounterTerms,
      {
        summary: 'What the person at the counter may do',
        access: 'admin',
        permission: 'counter:write',
        response: schemas.counterTermsSchema,
      },
      async ({ session }) => ({ discountPercent: limitOf(session.viewer, await settings.read()) }),
    ),
    route(
      endpoints.voidSale,
      {
        ...order,
        permission: 'counter:write',
        summary: 'Void a sale of today at the counter; units and money go back',
        params: idParams,
        body: schemas.orderReasonSchema,
        refusals: ['conflict', 'invoiced'],
      },
      async (input) => respond(await voidSale(db, actOf(input), input.params.id, input.body)),
    ),
    route(
      endpoints.judgePayment,
      {
        ...order,
        permission: 'payments:write',
        summary: 'Verify or reject the payment of an order',
        params: idParams,
        body: paymentSchemas.paymentJudgementSchema,
        refusals: ['conflict', 'dayClosed'],
      },
      async (input) => {
        const { session, params, body } = input
        if (body.prepare && !isPermitted(session.viewer, 'orders:write')) return refuse('forbidden')
        return respond(await judgePayment(db, actOf(input), params.id, body))
      },
    ),
    route(
      endpoints.recordPayment,
      {
        ...order,
        permission: 'payments:write',
        summary: 'Enter a payment that arrived, verified at once; repeatable with the header Idempotency-Key',
        params: idParams,
        body: paymentSchemas.recordedPaymentSchema,
        status: 201,
        repeatable: true,
        refusals: ['businessCash', 'codeUsed', 'conflict', 'methodUnavailable', 'noRate', 'rateChanged'],
      },
      async (input) => {
        const key = readIdempotencyKey(input.context)
        if (isRefusal(key)) return key
        const act = { ...actOf(input), key, methods: await methods.read(), settings: await settings.read() }
        return respond(await recordPayment(db, act, input.params.id, input.body))
      },
    ),
    route(
      endpoints.getRefundableMoney,
      {
        summary: 'Payments that a refund may go back from, with what is left of them',
        access: 'admin',
        permission: 'orders:read',
        params: idParams,
        response: refundSchemas.refundableMoneySchema,
        refusals: ['notFound'],
      },
      ({ params }) => readRefundableMoney(db, params.id),
    ),
    route(
      endpoints.refundOrder,
      {
        ...order,
        permission: 'payments:write',
        summary: 'Give money of a cancelled order back; repeatable with the header Idempotency-Key',
        params: idParams,
        body: refundSchemas.recordedRefundSchema,
        status: 201,
        repeatable: true,
        refusals: ['codeUsed', 'conflict', 'methodUnavailable', 'refundTooHigh'],
      },
      async (input) => {
        const key = readIdempotencyKey(input.context)
        if (isRefusal(key)) return key
        const act = { ...actOf(input), key, methods: await methods.read() }
        return respond(await refundOrder(db, act, input.params.id, input.body))
      },
    ),
    route(
      endpoints.keepExcess,
      {
        ...order,
        permission: 'payments:write',
        summary: 'Keep what was paid too much, as the customer agreed',
        params: idParams,
        body: refundSchemas.keptExcessSchema,
        refusals: ['conflict'],
      },
      async (input) => respond(await keepExcess(db, actOf(input), input.params.id, input.body)),
    ),
    route(
      endpoints.listPayments,
      {
        summary: 'Payments of orders, by state or code',
        access: 'admin',
        permission: 'payments:read',
        list: paymentFields,
        response: listOf(paymentSchemas.listedPaymentSchema),
      },
      ({ list }) => listPayments(db, list),
    ),
  ]
}

function limitOf(viewer: Session['viewer'], settings: Settings): number {
  return discountLimit(isPermitted(viewer, 'prices:write'), settings)
}
