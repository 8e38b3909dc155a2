import { readPreferences } from '@tecnoclick/contract/platform/preferences'
import { idParams } from '@tecnoclick/contract/platform/wire'
import { languageQuery } from '@tecnoclick/contract/selling/payments/schemas'
import * as endpoints from '@tecnoclick/contract/selling/returns/endpoints'
import * as schemas from '@tecnoclick/contract/selling/returns/schemas'
import { isPermitted } from '@tecnoclick/domain/people/permissions'
import { hours, seconds } from '@tecnoclick/domain/platform/duration'
import type { Settings } from '@tecnoclick/domain/site/settings'
import { sql } from 'drizzle-orm'
import type { ApiDeps } from '../../platform/deps.ts'
import { byAccount } from '../../platform/http/rate-limit.ts'
import { isRefusal, refuse } from '../../platform/http/refusal.ts'
import { type Route, route } from '../../platform/http/route.ts'
import { storeUrl } from '../../platform/http/store-url.ts'
import { readIdempotencyKey } from '../../platform/idempotency/run-once.ts'
import { askForReturn } from './ask-for-return.ts'
import { withdrawReturn } from './change-return.ts'
import { type BoughtOrder, readReturnableLines, readReturnsOf } from './read-order-returns.ts'
import { findReturn } from './read-returns.ts'
import { respondWithReturn } from './respond-with-return.ts'

/** Returns for buyers (selling.md#returns). */
export function returnRoutes(deps: ApiDeps, settings: { read(): Promise<Settings> }): Route[] {
  const {
    database: { db },
    now,
  } = deps
  const respond = respondWithReturn(deps)
  const reads = { entity: 'return', permission: 'returns:read' } as const

  return [
    route(
      endpoints.getOrderReturns,
      {
        reads: { ...reads, entity: 'order' },
        summary: 'What of an order may be returned and until when, and its returns',
        access: 'customer',
        params: idParams,
        response: schemas.orderReturnsSchema,
      },
      async ({ session: { viewer }, params: { id } }) => {
        const { rows } = await db.execute<{ [K in keyof BoughtOrder]: BoughtOrder[K] }>(sql`
          select status, client_id as "clientId", completed_at as "completedAt" from orders where id = ${id}`)
        const [order] = rows
        if (!order || (order.clientId !== viewer.id && !isPermitted(viewer, 'returns:read')))
          return refuse('notFound')
        const { returnDays } = await settings.read()
        const completedAt = order.completedAt && new Date(order.completedAt)
        const [lines, returns] = await Promise.all([
          readReturnableLines(db, id, { ...order, completedAt }, { returnDays, now: now() }),
          readReturnsOf(db, id),
        ])
        return { lines, returns }
      },
    ),
    route(
      endpoints.askForReturn,
      {
        summary: 'Ask for a return or a repair under warranty; repeatable with the header Idempotency-Key',
        repeatable: true,
        access: 'customer',
        params: idParams,
        query: languageQuery,
        body: schemas.newReturnSchema,
        response: schemas.returnSchema,
        status: 201,
        limits: [
          {
            name: 'returns',
            hits: 30,
            seconds: hours(1) / seconds(1),
            by: byAccount,
          },
        ],
        refusals: ['notReturnable', 'returnUnits'],
      },
      async ({ session: { viewer }, params, body: newReturn, context }) => {
        const key = readIdempotencyKey(context)
        if (isRefusal(key)) return key
        const { locale: language } = readPreferences(new URL(context.req.url), context.req.raw.headers)
        const request = { userId: viewer.id, orderId: params.id, newReturn, key, language }
        const shop = { settings: await settings.read(), storeUrl: storeUrl(deps, context), now: now() }
        return respond(await askForReturn(db, { ...request, ...shop }))
      },
    ),
    route(
      endpoints.getReturn,
      {
        reads,
        summary: 'One return',
        access: 'customer',
        params: idParams,
        response: schemas.returnSchema,
      },
      async ({ session: { viewer }, params }) => {
        const found = await findReturn(db, params.id)
        if (!found || (found.clientId !== viewer.id && !isPermitted(viewer, 'returns:read')))
          return refuse('notFound')
        return found
      },
    ),
    route(
      endpoints.withdrawReturn,
      {
        summary: 'Withdraw a return of the account before it is accepted',
        access: 'customer',
        params: idParams,
        response: schemas.returnSchema,
        refusals: ['conflict'],
      },
      async ({ session: { viewer }, params }) =>
        respond(await withdrawReturn(db, { userId: viewer.id, now: now() }, params.id)),
    ),
  ]
}
