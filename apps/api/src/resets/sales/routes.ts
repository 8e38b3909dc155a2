import { idParams, listOf } from '@tecnoclick/contract/platform/wire'
import * as endpoints from '@tecnoclick/contract/resets/sales/endpoints'
import * as schemas from '@tecnoclick/contract/resets/sales/schemas'
import { isPermitted } from '@tecnoclick/domain/people/permissions'
import { hours, seconds } from '@tecnoclick/domain/platform/duration'
import type { Settings } from '@tecnoclick/domain/site/settings'
import { actorOf } from '../../platform/audit/record-audit.ts'
import type { ApiDeps } from '../../platform/deps.ts'
import { etagResponse } from '../../platform/http/etag.ts'
import { byAccount } from '../../platform/http/rate-limit.ts'
import { isRefusal, refuse } from '../../platform/http/refusal.ts'
import { type Route, route } from '../../platform/http/route.ts'
import { storeUrl } from '../../platform/http/store-url.ts'
import { readIdempotencyKey } from '../../platform/idempotency/run-once.ts'
import type { RecogniseReported } from '../../selling/orders/paying/pay-order.ts'
import { answerSale } from './answer-sale.ts'
import { buyReset } from './buy-reset.ts'
import { downloadFields, listDownloads } from './list-downloads.ts'
import { listSalesOf, listStaffResetSales, staffSaleFields } from './list-sales.ts'
import { findSale } from './sale-rows.ts'
import { sendHardwareId } from './send-hardware-id.ts'
import { serializeSale } from './serialize-sale.ts'

const purchaseLimits = [
  {
    name: 'reset-purchase',
    hits: 30,
    seconds: hours(1) / seconds(1),
    by: byAccount,
  },
]

/** Buyers send their hardware id; staff send another form. */
const changeByRole = {
  user: schemas.hardwareIdSchema,
  business: schemas.hardwareIdSchema,
  admin: schemas.resetSaleAnswerSchema,
}

/** resets.md#calls */
export function resetSaleRoutes(
  deps: ApiDeps,
  settings: { read(): Promise<Settings> },
  recognise: RecogniseReported,
): Route[] {
  const { db } = deps.database
  const { now } = deps
  const answerHours = async () => (await settings.read()).keyAnswerHours
  return [
    route(
      endpoints.buyReset,
      {
        summary: 'Buy a reset that was paid by transfer, or with store credit; the amount selects the plan',
        repeatable: true,
        access: 'customer',
        body: schemas.newResetSaleSchema,
        response: schemas.resetSaleSchema,
        status: 201,
        limits: purchaseLimits,
        refusals: ['codeUsed', 'creditTooLow', 'notFound'],
      },
      async ({ session, body, context }) => {
        const idempotencyKey = readIdempotencyKey(context)
        if (isRefusal(idempotencyKey)) return idempotencyKey
        const bought = await buyReset(db, {
          buyerId: session.viewer.id,
          body,
          idempotencyKey,
          storeUrl: storeUrl(deps, context),
          answerHours: await answerHours(),
          now: now(),
        })
        if (isRefusal(bought)) return bought
        await recognise(context, body.transactionCode)
        deps.wakeMail()
        return serializeSale((await findSale(db, bought.sale.id)) ?? bought, await answerHours())
      },
    ),
    route(
      endpoints.listResetSales,
      {
        summary: 'Purchases of the account, newest first; with an ETag',
        statuses: [304],
        access: 'customer',
        response: listOf(schemas.resetSaleSchema),
      },
      async ({ session, context }) =>
        etagResponse(context, await listSalesOf(db, session.viewer.id, await answerHours())),
    ),
    route(
      endpoints.getResetSale,
      {
        reads: { entity: 'reset-sale', permission: 'resetSales:read' },
        summary: 'One purchase of the account',
        access: 'customer',
        params: idParams,
        response: schemas.resetSaleSchema,
      },
      async ({ session: { viewer }, params }) => {
        const row = await findSale(db, params.id)
        const mayRead = row?.sale.buyerId === viewer.id || isPermitted(viewer, 'resetSales:read')
        if (!row || !mayRead) return refuse('notFound')
        return serializeSale(row, await answerHours())
      },
    ),
    route(
      endpoints.changeResetSale,
      {
        summary:
          'The buyer sends hid, once; staff set descargable or reject the transfer, and answer with key',
        repeatable: true,
        access: 'customer',
        keyPermission: 'resetSales:write',
        params: idParams,
        body: changeByRole,
        response: schemas.resetSaleSchema,
        refusals: ['hardwareIdSent', 'notDownloadable'],
      },
      async (input) => {
        const { params, body, session, context } = input
        if (!('hid' in body) && !isPermitted(session.viewer, 'resetSales:write')) return refuse('forbidden')
        const key = readIdempotencyKey(context)
        if (isRefusal(key)) return key
        const shared = { saleId: params.id, answerHours: await answerHours(), now: now() }
        const row =
          'hid' in body
            ? await sendHardwareId(db, {
                ...shared,
                buyerId: session.viewer.id,
                hid: body.hid,
                isRepeatable: key !== undefined,
              })
            : await answerSale(db, actorOf(input), {
                ...shared,
                answer: body,
                storeUrl: storeUrl(deps, context),
              })
        if (isRefusal(row)) return row
        deps.wakeMail()
        return serializeSale(row, shared.answerHours)
      },
    ),
    route(
      endpoints.listStaffResetSales,
      {
        reads: { entity: 'reset-sale', permission: 'resetSales:read' },
        summary: 'All purchases; step is toVerify, rejected, allowed, revoked, keyOwed or answered',
        access: 'admin',
        permission: 'resetSales:read',
        list: staffSaleFields,
        response: listOf(schemas.staffResetSaleSchema),
      },
      async ({ list }) => listStaffResetSales(db, list, await answerHours()),
    ),
    route(
      endpoints.listDownloads,
      {
        reads: { entity: 'download', permission: 'resetSales:read' },
        summary: 'Downloads of resets with their progress',
        access: 'admin',
        permission: 'resetSales:read',
        list: downloadFields,
        response: listOf(schemas.downloadSchema),
      },
      ({ list }) => listDownloads(db, list),
    ),
  ]
}
