import { idParams, listOf } from '@tecnoclick/contract/platform/wire'
import * as endpoints from '@tecnoclick/contract/selling/providers/endpoints'
import * as schemas from '@tecnoclick/contract/selling/providers/schemas'
import { paymentProviders, providerPayments } from '@tecnoclick/database/schema/selling/provider-payments'
import { hours, seconds } from '@tecnoclick/domain/platform/duration'
import type { Settings } from '@tecnoclick/domain/site/settings'
import { eq } from 'drizzle-orm'
import { actorOf } from '../../platform/audit/record-audit.ts'
import type { ApiDeps } from '../../platform/deps.ts'
import { isRefusal, type Refusal, refuse } from '../../platform/http/refusal.ts'
import { type Route, route } from '../../platform/http/route.ts'
import { storeUrl } from '../../platform/http/store-url.ts'
import { listTable } from '../../platform/listing/list-query.ts'
import {
  changeProvider,
  createProvider,
  findProvider,
  serializeProvider,
  testProvider,
} from './edit-providers.ts'
import type { ProviderAccess } from './open-provider.ts'
import { findProviderPayment, listProviderPayments } from './read-payments.ts'
import { dismissAttention, refundPayment } from './refund-payment.ts'
import { verifyActOf } from './routes.ts'
import { verifyPayment } from './verify-payment.ts'

const fields = { id: 'integer', name: 'text', enable: 'boolean' } as const
const { adminPaymentProviders } = endpoints

/** Gateways and their payments for staff (selling.md#online-payments). */
export function providerStaffRoutes(
  deps: ApiDeps,
  settings: { read(): Promise<Settings> },
  access: ProviderAccess,
): Route[] {
  const { db } = deps.database
  const { encryption } = access
  const read = { access: 'admin', permission: 'payments:read' } as const
  const configure = { access: 'admin', permission: 'settings:write', confirmed: true } as const
  const act = { access: 'admin', permission: 'payments:write', params: idParams } as const
  const detail = { params: idParams, response: schemas.paymentProviderSchema }
  const actIn = verifyActOf(deps, access, settings)
  const editing = (input: Parameters<typeof actorOf>[0]) => ({ actor: actorOf(input), encryption })
  const show = async (outcome: { id: number } | Refusal) => {
    if (isRefusal(outcome)) return outcome
    deps.wakeMail()
    return (await findProviderPayment(db, outcome.id)) ?? refuse('notFound')
  }

  return [
    route(
      adminPaymentProviders.list,
      { ...read, summary: 'Payment gateways', list: fields, response: listOf(schemas.paymentProviderSchema) },
      async ({ list, context }) => {
        const { data, total } = await listTable(db, paymentProviders, list)
        const url = storeUrl(deps, context)
        return { data: data.map((row) => serializeProvider(row, url)), total }
      },
    ),
    route(
      adminPaymentProviders.get,
      { ...read, ...detail, summary: 'One payment gateway' },
      ({ params, context }) => findProvider(db, params.id, storeUrl(deps, context)),
    ),
    route(
      adminPaymentProviders.create,
      {
        ...configure,
        summary: 'Connect a payment gateway',
        body: schemas.newPaymentProviderSchema,
        response: schemas.paymentProviderSchema,
        status: 201,
      },
      async (input) => {
        const made = await createProvider(db, editing(input), input.body)
        return isRefusal(made) ? made : findProvider(db, made.id, storeUrl(deps, input.context))
      },
    ),
    route(
      adminPaymentProviders.update,
      {
        ...configure,
        ...detail,
        summary: 'Change a payment gateway, or switch it on or off',
        body: schemas.paymentProviderChangeSchema,
      },
      async (input) => {
        const changed = await changeProvider(db, editing(input), input.params.id, input.body)
        return isRefusal(changed) ? changed : findProvider(db, changed.id, storeUrl(deps, input.context))
      },
    ),
    route(
      endpoints.testPaymentProvider,
      {
        ...configure,
        summary: 'Begin a payment of one unit that is not stored, to see whether the gateway answers',
        params: idParams,
        response: schemas.providerTestSchema,
        limits: [{ name: 'provider-test', hits: 60, seconds: hours(1) / seconds(1) }],
      },
      async ({ params, context }) =>
        testProvider(
          db,
          { access, settings: await settings.read(), storeUrl: storeUrl(deps, context) },
          params.id,
        ),
    ),
    route(
      endpoints.listProviderPayments,
      {
        ...read,
        summary: 'Payments of an order with gateways, newest first, with what was heard of each',
        params: idParams,
        response: schemas.providerPaymentsSchema,
      },
      async ({ params }) => ({ data: await listProviderPayments(db, params.id) }),
    ),
    route(
      endpoints.verifyProviderPayment,
      {
        ...act,
        summary: 'Ask the gateway what became of a payment',
        response: schemas.providerPaymentSchema,
        refusals: ['conflict', 'unavailable'],
        limits: [{ name: 'provider-verification', hits: 300, seconds: hours(1) / seconds(1) }],
      },
      async ({ params, context }) =>
        show(await verifyPayment(await actIn(context), eq(providerPayments.id, params.id))),
    ),
    route(
      endpoints.refundProviderPayment,
      {
        ...act,
        summary: 'Give money back with the gateway that collected it; without an answer it is asked again',
        body: schemas.providerRefundSchema,
        response: schemas.providerPaymentSchema,
        status: 201,
        refusals: ['conflict', 'creditHolder', 'refundTooHigh'],
      },
      async (input) => {
        const refunding = { ...(await actIn(input.context)), actor: actorOf(input) }
        return show(await refundPayment(refunding, input.params.id, input.body))
      },
    ),
    route(
      endpoints.dismissProviderPayment,
      {
        ...act,
        summary: 'Note what was done about a payment that waits for staff',
        body: schemas.providerDismissalSchema,
        response: schemas.providerPaymentSchema,
        refusals: ['conflict'],
      },
      async (input) => show(await dismissAttention(db, actorOf(input), input.params.id, input.body)),
    ),
  ]
}
