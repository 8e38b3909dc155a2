import { readPreferences } from '@tecnoclick/contract/platform/preferences'
import { idParams } from '@tecnoclick/contract/platform/wire'
import * as endpoints from '@tecnoclick/contract/selling/orders/endpoints'
import * as paymentSchemas from '@tecnoclick/contract/selling/orders/payment-schemas'
import * as schemas from '@tecnoclick/contract/selling/orders/schemas'
import { languageQuery } from '@tecnoclick/contract/selling/payments/schemas'
import { hours, seconds } from '@tecnoclick/domain/platform/duration'
import type { Settings } from '@tecnoclick/domain/site/settings'
import { actorOf } from '../../platform/audit/record-audit.ts'
import type { ApiDeps } from '../../platform/deps.ts'
import type { ApiContext } from '../../platform/http/bindings.ts'
import { isRefusal, refuse } from '../../platform/http/refusal.ts'
import { type Route, route } from '../../platform/http/route.ts'
import { readIdempotencyKey } from '../../platform/idempotency/run-once.ts'
import type { MethodCache } from '../payments/method-cache.ts'
import { orderPaymentOptions } from '../payments/payment-options.ts'
import { findLinkedOrder, makeOrderLink, serializeLinkedOrder } from './paying/linked-order.ts'
import { payOrder, type RecogniseReported } from './paying/pay-order.ts'
import { serializeOrder } from './reading/serialize-order.ts'

/** An order is paid with its link alone (selling.md#links-to-pay). */
export function orderLinkRoutes(
  deps: ApiDeps,
  settings: { read(): Promise<Settings> },
  methods: MethodCache,
  recognise: RecogniseReported,
): Route[] {
  const { orderTokens, now } = deps
  const { db } = deps.database

  async function read(token: string, context: ApiContext) {
    const id = orderTokens.idOf(token)
    const order = id === undefined ? undefined : await findLinkedOrder(db, id, now())
    if (!order) return refuse('notFound')
    const terms = await settings.read()
    const { locale: language } = readPreferences(new URL(context.req.url), context.req.raw.headers)
    const offer = { methods: await methods.read(), settings: terms, language }
    const offered = orderPaymentOptions(offer, order, order.priceTier === 'wholesale' ? 'business' : 'user')
    const method = offered.methods.find(({ code }) => code === order.paymentMethod)
    return serializeLinkedOrder(serializeOrder(order, terms), method)
  }

  return [
    route(
      endpoints.makeOrderLink,
      {
        summary: 'The link with which an order is paid without an account',
        access: 'admin',
        permission: 'orders:write',
        params: idParams,
        response: schemas.orderLinkSchema,
        refusals: ['conflict', 'notFound'],
      },
      (input) => makeOrderLink(db, actorOf(input), { id: input.params.id, orderTokens }),
    ),
    route(
      endpoints.getLinkedOrder,
      {
        summary: 'What an order holds and how it is paid, by its link',
        access: 'public',
        params: schemas.orderLinkParams,
        query: languageQuery,
        response: schemas.linkedOrderSchema,
        refusals: ['notFound'],
      },
      ({ params, context }) => read(params.token, context),
    ),
    route(
      endpoints.payLinkedOrder,
      {
        summary: 'Report a payment by the link of the order; repeatable with the header Idempotency-Key',
        access: 'public',
        repeatable: true,
        params: schemas.orderLinkParams,
        body: paymentSchemas.linkedPaymentSchema,
        response: schemas.linkedOrderSchema,
        // Limits guessing: a refusal discloses that a code exists.
        limits: [{ name: 'order-link', hits: 30, seconds: hours(1) / seconds(1) }],
        refusals: ['codeUsed', 'conflict', 'notFound'],
      },
      async ({ params: { token }, body, context }) => {
        const key = readIdempotencyKey(context)
        if (isRefusal(key)) return key
        const id = orderTokens.idOf(token)
        if (id === undefined || !(await findLinkedOrder(db, id, now()))) return refuse('notFound')
        const act = { userId: null, key, settings: await settings.read(), now: now() }
        const paid = await payOrder(db, act, id, body)
        if (isRefusal(paid)) return paid
        await recognise(context, body.transactionCode)
        return read(token, context)
      },
    ),
  ]
}
