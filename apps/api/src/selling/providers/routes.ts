import { idParams } from '@tecnoclick/contract/platform/wire'
import { orderLinkParams } from '@tecnoclick/contract/selling/orders/schemas'
import * as endpoints from '@tecnoclick/contract/selling/providers/endpoints'
import * as schemas from '@tecnoclick/contract/selling/providers/schemas'
import { providerPayments } from '@tecnoclick/database/schema/selling/provider-payments'
import { hours, minutes, seconds } from '@tecnoclick/domain/platform/duration'
import type { Settings } from '@tecnoclick/domain/site/settings'
import { eq } from 'drizzle-orm'
import type { ApiDeps } from '../../platform/deps.ts'
import type { ApiContext } from '../../platform/http/bindings.ts'
import { byAccount } from '../../platform/http/rate-limit.ts'
import { isRefusal, refuse } from '../../platform/http/refusal.ts'
import { type Route, route } from '../../platform/http/route.ts'
import { storeUrl } from '../../platform/http/store-url.ts'
import { hashToken } from '../../platform/session/token.ts'
import { findPayable } from '../orders/paying/find-payable.ts'
import type { ProviderAccess } from './open-provider.ts'
import { findOnlinePayment } from './read-payments.ts'
import { receiveNotification } from './receive-notification.ts'
import { readOnlineOptions, startPayment } from './start-payment.ts'
import { type VerifyAct, verifyPayment } from './verify-payment.ts'

const anExample = JSON.stringify({
  ...{
    event: 'evt_1',
    reference: 'kq0Yd0Y1cI2n7sJH3f8mLx9A',
    state: 'paid',
    amount: '10.00',
    currency: 'USD',
  },
})

/** Acts of the shop itself by the word of a provider. */
export function verifyActOf(deps: ApiDeps, access: ProviderAccess, settings: { read(): Promise<Settings> }) {
  return async (context: ApiContext): Promise<VerifyAct> => ({
    ...{ db: deps.database.db, access, settings: await settings.read(), mailSecrets: deps.mailSecrets },
    ...{ storeUrl: storeUrl(deps, context), requestId: context.env.requestId, now: deps.now() },
  })
}

/** Orders are paid online (selling.md#online-payments). */
export function onlinePaymentRoutes(
  deps: ApiDeps,
  settings: { read(): Promise<Settings> },
  access: ProviderAccess,
): Route[] {
  const { db } = deps.database
  const actIn = verifyActOf(deps, access, settings)
  const startIn = async (context: ApiContext) => ({
    ...{ db, access, settings: await settings.read(), storeUrl: storeUrl(deps, context), now: deps.now() },
  })

  return [
    route(
      endpoints.getOnlineOptions,
      {
        summary: 'What is left of an order of the account, and the gateways with which it can be paid',
        access: 'customer',
        params: idParams,
        response: schemas.onlineOptionsSchema,
      },
      ({ params, session }) =>
        readOnlineOptions(db, { orderId: params.id, payer: { userId: session.viewer.id }, access }),
    ),
    route(
      endpoints.startOnlinePayment,
      {
        summary:
          'Begin to pay what is left of an order with a gateway; one that can still be paid stays the same',
        access: 'customer',
        params: idParams,
        body: schemas.newOnlinePaymentSchema,
        response: schemas.startedPaymentSchema,
        status: 201,
        limits: [{ name: 'online-payment', hits: 30, seconds: hours(1) / seconds(1), by: byAccount }],
        refusals: ['conflict', 'methodUnavailable', 'unavailable'],
      },
      async ({ params, body, session, context }) =>
        startPayment(
          { ...(await startIn(context)), payer: { userId: session.viewer.id } },
          params.id,
          body.providerId,
        ),
    ),
    route(
      endpoints.getLinkedOnlineOptions,
      {
        summary: 'What is left of an order, and the gateways with which it can be paid, by its link',
        access: 'public',
        params: orderLinkParams,
        response: schemas.onlineOptionsSchema,
        refusals: ['notFound'],
      },
      async ({ params }) => {
        const found = await findPayable(deps, params.token)
        if (!found) return refuse('notFound')
        return readOnlineOptions(db, { orderId: found.order.id, payer: 'link', access })
      },
    ),
    route(
      endpoints.startLinkedOnlinePayment,
      {
        summary: 'Begin to pay what is left of an order with a gateway, by its link',
        access: 'public',
        params: orderLinkParams,
        body: schemas.newOnlinePaymentSchema,
        response: schemas.startedPaymentSchema,
        status: 201,
        limits: [
          { name: 'order-link-online', hits: 30, seconds: hours(1) / seconds(1) },
          {
            ...{ name: 'order-link-online-of', hits: 30, seconds: hours(1) / seconds(1) },
            by: ({ req }) => hashToken(req.path).toString('hex'),
          },
        ],
        refusals: ['conflict', 'methodUnavailable', 'notFound', 'unavailable'],
      },
      async ({ params, body, context }) => {
        const found = await findPayable(deps, params.token)
        if (!found) return refuse('notFound')
        return startPayment({ ...(await startIn(context)), payer: 'link' }, found.order.id, body.providerId)
      },
    ),
    route(
      endpoints.getOnlinePayment,
      {
        summary: 'How far a payment with a gateway is, by its reference',
        access: 'public',
        params: schemas.referenceParams,
        response: schemas.onlinePaymentSchema,
        refusals: ['notFound'],
      },
      async ({ params }) => (await findOnlinePayment(db, params.reference, deps.now())) ?? refuse('notFound'),
    ),
    route(
      endpoints.returnOnlinePayment,
      {
        summary: 'The payer came back from the gateway, which is asked what became of the payment',
        access: 'public',
        params: schemas.referenceParams,
        response: schemas.onlinePaymentSchema,
        refusals: ['notFound'],
        limits: [{ name: 'online-payment-return', hits: 60, seconds: minutes(10) / seconds(1) }],
      },
      async ({ params: { reference }, context }) => {
        const asked = await verifyPayment(
          await actIn(context),
          eq(providerPayments.reference, reference),
          'readReturn',
        )
        // Whatever the gateway says now, the page shows what is known.
        if (!isRefusal(asked)) deps.wakeMail()
        return (await findOnlinePayment(db, reference, deps.now())) ?? refuse('notFound')
      },
    ),
    route(
      endpoints.receiveProviderNotification,
      {
        summary: 'A notification of a gateway about a payment, signed with its secret',
        access: 'public',
        params: idParams,
        file: { media: 'application/json', example: anExample },
        response: schemas.notificationAnswerSchema,
        refusals: ['forbidden', 'malformed', 'notFound', 'tooLarge'],
        limits: [{ name: 'payment-notification', hits: 1200, seconds: hours(1) / seconds(1) }],
      },
      async ({ params, context }) => {
        const act = await actIn(context)
        const outcome = await receiveNotification(
          act,
          { access, settings: await settings.read() },
          params.id,
          context,
        )
        if (!isRefusal(outcome)) deps.wakeMail()
        return outcome
      },
    ),
  ]
}
