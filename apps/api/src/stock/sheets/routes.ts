import { idParams, listOf } from '@tecnoclick/contract/platform/wire'
import * as endpoints from '@tecnoclick/contract/stock/sheets/endpoints'
import * as schemas from '@tecnoclick/contract/stock/sheets/schemas'
import { isPermitted } from '@tecnoclick/domain/people/permissions'
import { actorOf } from '../../platform/audit/record-audit.ts'
import type { ApiDeps } from '../../platform/deps.ts'
import { isRefusal, type Refusal, refuse } from '../../platform/http/refusal.ts'
import { type Route, route } from '../../platform/http/route.ts'
import { readIdempotencyKey } from '../../platform/idempotency/run-once.ts'
import type { Session } from '../../platform/session/find-session.ts'
import { bookSheet, discardSheet, revealSheet } from './book-sheet.ts'
import { addSheet, changeSheet } from './change-sheet.ts'
import { findSheet, listSheets, lookUpCodes, sheetFields } from './read-sheets.ts'

/** 'Mercancía': goods that arrive and counts (selling.md#stock-sheets). Costs are for administrators alone. */
export function stockSheetRoutes({ database: { db }, now }: ApiDeps): Route[] {
  const staff = { access: 'admin', permission: 'stock:receive' } as const
  const one = { ...staff, params: idParams, response: schemas.stockSheetSchema } as const
  const mayCosts = ({ viewer }: Session) => isPermitted(viewer, 'costs:read')

  async function respond(session: Session, done: { id: number } | Refusal) {
    if (isRefusal(done)) return done
    return (await findSheet(db, done.id, { withCosts: mayCosts(session) })) ?? refuse('notFound')
  }

  return [
    route(
      endpoints.listSheets,
      {
        ...staff,
        summary: 'Receipts of goods and counts; newest first',
        list: sheetFields,
        response: listOf(schemas.sheetSummarySchema),
      },
      ({ list }) => listSheets(db, list),
    ),
    route(
      endpoints.lookUpCodes,
      {
        ...staff,
        summary: 'Products by SKU or barcode, as a scanner reads them',
        body: schemas.codeLookupSchema,
        response: schemas.foundCodesSchema,
      },
      ({ body }) => lookUpCodes(db, body.codes),
    ),
    route(
      endpoints.getSheet,
      { ...one, summary: 'A receipt of goods or a count with its lines', refusals: ['notFound'] },
      ({ params, session }) => respond(session, { id: params.id }),
    ),
    route(
      endpoints.addSheet,
      {
        ...staff,
        summary: 'Start a receipt of goods, or a count of a category',
        body: schemas.newSheetSchema,
        response: schemas.stockSheetSchema,
        status: 201,
      },
      async (input) => respond(input.session, await addSheet(db, actorOf(input), input.body)),
    ),
    route(
      endpoints.changeSheet,
      {
        ...one,
        summary: 'Save a draft; its lines are replaced',
        body: schemas.sheetChangeSchema,
        refusals: ['conflict', 'notFound'],
      },
      async ({ params, body, session }) =>
        respond(session, await changeSheet(db, params.id, body, { mayWriteCosts: mayCosts(session) })),
    ),
    route(
      endpoints.bookSheet,
      {
        ...one,
        summary: 'Book a draft: stock and ledger move, once per Idempotency-Key',
        body: schemas.sheetVersionSchema,
        repeatable: true,
        refusals: ['notFound', 'outOfStock', 'serialTaken'],
      },
      async (input) => {
        const key = readIdempotencyKey(input.context)
        if (isRefusal(key)) return key
        const booking = { actor: actorOf(input), key, now: now() }
        return respond(input.session, await bookSheet(db, booking, input.params.id, input.body.version))
      },
    ),
    route(
      endpoints.discardSheet,
      {
        ...one,
        summary: 'Discard a draft',
        body: schemas.sheetVersionSchema,
        refusals: ['conflict', 'notFound'],
      },
      async (input) =>
        respond(input.session, await discardSheet(db, actorOf(input), input.params.id, input.body.version)),
    ),
    route(
      endpoints.revealSheet,
      {
        ...one,
        summary: 'Show the differences of a blind count',
        body: schemas.sheetVersionSchema,
        refusals: ['conflict', 'notFound'],
      },
      async (input) =>
        respond(input.session, await revealSheet(db, actorOf(input), input.params.id, input.body.version)),
    ),
  ]
}
