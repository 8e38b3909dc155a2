import { idParams, listOf } from '@tecnoclick/contract/platform/wire'
import * as endpoints from '@tecnoclick/contract/selling/returns/endpoints'
import * as schemas from '@tecnoclick/contract/selling/returns/schemas'
import type { Settings } from '@tecnoclick/domain/site/settings'
import { actorOf } from '../../platform/audit/record-audit.ts'
import { csvResponse } from '../../platform/csv/csv-response.ts'
import type { ApiDeps } from '../../platform/deps.ts'
import type { ApiContext } from '../../platform/http/bindings.ts'
import { isRefusal } from '../../platform/http/refusal.ts'
import { type Route, route } from '../../platform/http/route.ts'
import { storeUrl } from '../../platform/http/store-url.ts'
import { readIdempotencyKey } from '../../platform/idempotency/run-once.ts'
import type { Session } from '../../platform/session/find-session.ts'
import type { StaffAct } from '../orders/changing/change-order.ts'
import type { MethodCache } from '../payments/method-cache.ts'
import { decideReturn, receiveReturn } from './change-return.ts'
import { exportReturns } from './export-returns.ts'
import { listReturns, returnFields, selectReturns } from './read-returns.ts'
import { registerReturn } from './register-return.ts'
import { respondWithReturn } from './respond-with-return.ts'
import { type OpenRepair, settleReturn } from './settle-return.ts'

/** Returns for staff. */
export function returnStaffRoutes(
  deps: ApiDeps,
  settings: { read(): Promise<Settings> },
  methods: MethodCache,
  openRepair: OpenRepair,
): Route[] {
  const {
    database: { db },
    now,
  } = deps
  const respond = respondWithReturn(deps)
  const reads = { entity: 'return', permission: 'returns:read' } as const
  const read = { access: 'admin', permission: 'returns:read', list: returnFields, reads } as const
  const write = {
    access: 'admin',
    permission: 'returns:write',
    params: idParams,
    response: schemas.returnSchema,
  } as const
  const actOf = (input: { session: Session; context: ApiContext }): StaffAct => ({
    actor: actorOf(input),
    storeUrl: storeUrl(deps, input.context),
    now: now(),
  })

  return [
    route(
      endpoints.listReturns,
      {
        ...read,
        summary: 'Returns by state, kind, order, customer or words; newest first',
        response: listOf(schemas.returnSchema),
        refusals: ['malformed'],
      },
      ({ list }) => listReturns(db, list),
    ),
    route(
      endpoints.exportReturns,
      {
        ...read,
        summary: 'Filtered returns as CSV, newest first',
        confirmed: true,
        media: 'text/csv',
        refusals: ['malformed'],
      },
      ({ list }) => {
        const selection = selectReturns(list)
        if (isRefusal(selection)) return selection
        return csvResponse(exportReturns(deps.database.db, selection.condition), 'devoluciones', now())
      },
    ),
    route(
      endpoints.registerReturn,
      {
        ...write,
        summary: 'Register a return for the buyer of an order; repeatable with the header Idempotency-Key',
        body: schemas.staffReturnSchema,
        status: 201,
        repeatable: true,
        refusals: ['notFound', 'notReturnable', 'returnUnits'],
      },
      async (input) => {
        const key = readIdempotencyKey(input.context)
        if (isRefusal(key)) return key
        const { returnDays } = await settings.read()
        const registration = { orderId: input.params.id, newReturn: input.body, key, returnDays }
        return respond(await registerReturn(db, actOf(input), registration))
      },
    ),
    route(
      endpoints.decideReturn,
      {
        ...write,
        summary: 'Accept or refuse a return',
        body: schemas.returnDecisionSchema,
        refusals: ['conflict', 'notFound'],
      },
      async (input) => respond(await decideReturn(db, actOf(input), input.params.id, input.body)),
    ),
    route(
      endpoints.receiveReturn,
      {
        ...write,
        summary: 'The goods of a return arrived',
        body: schemas.returnReceiptSchema,
        refusals: ['conflict', 'notFound'],
      },
      async (input) => respond(await receiveReturn(db, actOf(input), input.params.id, input.body)),
    ),
    route(
      endpoints.settleReturn,
      {
        ...write,
        summary: 'Say what becomes of each line of a return, and record the refund',
        body: schemas.returnSettlementSchema,
        refusals: ['codeUsed', 'conflict', 'methodUnavailable', 'notFound', 'refundTooHigh'],
      },
      async (input) => {
        const act = { ...actOf(input), methods: await methods.read(), openRepair }
        return respond(await settleReturn(db, act, input.params.id, input.body))
      },
    ),
  ]
}
