import { readPreferences } from '@tecnoclick/contract/platform/preferences'
import { paymentRateSchema } from '@tecnoclick/contract/platform/settlement-rate'
import { idParams, listOf } from '@tecnoclick/contract/platform/wire'
import { orderSchema } from '@tecnoclick/contract/selling/orders/schemas'
import * as endpoints from '@tecnoclick/contract/selling/payments/endpoints'
import * as schemas from '@tecnoclick/contract/selling/payments/schemas'
import { isPermitted } from '@tecnoclick/domain/people/permissions'
import { toWire } from '@tecnoclick/domain/platform/money'
import type { Settings } from '@tecnoclick/domain/site/settings'
import type { ApiDeps } from '../../platform/deps.ts'
import type { ApiContext } from '../../platform/http/bindings.ts'
import { refuse } from '../../platform/http/refusal.ts'
import { type Route, route } from '../../platform/http/route.ts'
import { findOrder } from '../orders/reading/read-orders.ts'
import { respondWithOrder } from '../orders/reading/respond-with-order.ts'
import { chooseMethod } from './choose-method.ts'
import type { MethodCache } from './method-cache.ts'
import { otherCurrencies } from './other-currencies.ts'
import { offeredMethods, orderPaymentOptions } from './payment-options.ts'
import { readPaymentRates } from './payment-rates.ts'

/** How customers pay (selling.md#payment-methods). */
export function paymentMethodRoutes(
  deps: ApiDeps,
  settings: { read(): Promise<Settings> },
  methods: MethodCache,
): Route[] {
  const { db } = deps.database
  const respond = respondWithOrder(deps, settings)
  const offerIn = async (context: ApiContext) => {
    const { locale: language, currency } = readPreferences(new URL(context.req.url), context.req.raw.headers)
    return { methods: await methods.read(), settings: await settings.read(), language, currency }
  }

  return [
    route(
      endpoints.listOfferedMethods,
      {
        summary: 'Payment methods offered to the account in a currency, in its language',
        access: 'customer',
        query: schemas.offeredMethodsQuery,
        response: listOf(schemas.offeredMethodSchema),
      },
      async ({ session: { viewer }, query, context }) => {
        const offer = await offerIn(context)
        const payer = { role: viewer.role, currency: query?.currency ?? offer.currency }
        const data = offeredMethods(offer, payer)
        return { data, total: data.length }
      },
    ),
    route(
      endpoints.listPaymentRates,
      {
        summary: 'What one USD is worth today when a payment is in another currency',
        access: 'customer',
        response: listOf(paymentRateSchema),
      },
      async () => {
        const rates = Object.entries(await readPaymentRates(db))
        return {
          data: rates.map(([currency, rate]) => ({ currency, rate: toWire(rate) })),
          total: rates.length,
        }
      },
    ),
    route(
      endpoints.getOrderPaymentOptions,
      {
        reads: { entity: 'order', permission: 'orders:read' },
        summary: 'How an order may be paid, with instructions',
        access: 'customer',
        params: idParams,
        query: schemas.languageQuery,
        response: schemas.orderPaymentOptionsSchema,
      },
      async ({ session: { viewer }, params, context }) => {
        const order = await findOrder(db, params.id)
        if (!order || (order.clientId !== viewer.id && !isPermitted(viewer, 'orders:read'))) {
          return refuse('notFound')
        }
        const offer = { ...(await offerIn(context)), rates: await readPaymentRates(db), now: deps.now() }
        return {
          ...orderPaymentOptions(offer, order, viewer.role),
          otherCurrencies: otherCurrencies(offer, order),
        }
      },
    ),
    route(
      endpoints.chooseMethod,
      {
        summary: 'Choose or change how an order is paid, until it is paid',
        access: 'customer',
        params: idParams,
        body: schemas.methodChoiceSchema,
        response: orderSchema,
        refusals: ['businessCash', 'conflict', 'methodUnavailable', 'noTransferAccount', 'promotionRefused'],
      },
      async ({ session: { viewer }, params, body }) => {
        const offer = { methods: await methods.read(), settings: await settings.read() }
        return respond(await chooseMethod(db, { viewer, ...offer, now: deps.now() }, params.id, body))
      },
    ),
  ]
}
