import * as endpoints from '@tecnoclick/contract/money/cash-book/endpoints'
import * as schemas from '@tecnoclick/contract/money/cash-book/schemas'
import { idParams, listOf } from '@tecnoclick/contract/platform/wire'
import { isPermitted } from '@tecnoclick/domain/people/permissions'
import { actorOf } from '../../platform/audit/record-audit.ts'
import { csvResponse } from '../../platform/csv/csv-response.ts'
import type { ApiDeps } from '../../platform/deps.ts'
import { isRefusal, type Refusal, refuse } from '../../platform/http/refusal.ts'
import { type Route, route } from '../../platform/http/route.ts'
import { readIdempotencyKey } from '../../platform/idempotency/run-once.ts'
import { enterCashMove, reverseCashMove } from './enter-move.ts'
import { cashMoveFields, exportCashMoves, listCashMoves } from './list-moves.ts'
import { readCashBook } from './read-cash-book.ts'
import { changeRegister, createRegister } from './registers.ts'
import { closeShift, openShift } from './shifts.ts'

/** 'Caja': the cash book (selling.md#cash-book). */
export function cashBookRoutes({ database: { db }, now }: ApiDeps): Route[] {
  const clerk = { access: 'admin', permission: 'cash:write' } as const
  const manager = { access: 'admin', permission: 'registers:write' } as const
  const show = async (done: { id: number } | Refusal, viewerId: number) =>
    isRefusal(done) ? done : readCashBook(db, viewerId)
  const showMove = async (entered: { id: number } | Refusal) => {
    if (isRefusal(entered)) return entered
    const found = await listCashMoves(db, { where: { id: entered.id }, sort: [], limit: 1, skip: 0 })
    return isRefusal(found) ? found : (found.data[0] ?? refuse('notFound'))
  }
  return [
    route(
      endpoints.getCashBook,
      {
        ...clerk,
        summary: 'Who has the cash of the shop: registers with their shifts, couriers, the bank',
        response: schemas.cashBookSchema,
      },
      ({ session }) => readCashBook(db, session.viewer.id),
    ),
    route(
      endpoints.openShift,
      {
        ...clerk,
        summary:
          'Count a register and answer for it from then on; repeatable with the header Idempotency-Key',
        repeatable: true,
        body: schemas.newShiftSchema,
        response: schemas.cashBookSchema,
        status: 201,
        refusals: ['conflict', 'notFound'],
      },
      async (input) => {
        const key = readIdempotencyKey(input.context)
        if (isRefusal(key)) return key
        const act = { actor: actorOf(input), key, now: now() }
        return show(await openShift(db, act, input.body), act.actor.userId)
      },
    ),
    route(
      endpoints.closeShift,
      {
        ...clerk,
        summary: 'Count the register again at the end of a shift; repeatable with the header Idempotency-Key',
        repeatable: true,
        params: idParams,
        body: schemas.closedShiftSchema,
        response: schemas.cashBookSchema,
        refusals: ['conflict', 'notFound'],
      },
      async (input) => {
        const key = readIdempotencyKey(input.context)
        if (isRefusal(key)) return key
        const mayCloseOthers = isPermitted(input.session.viewer, 'registers:write')
        const act = { actor: actorOf(input), key, now: now(), mayCloseOthers }
        return show(await closeShift(db, act, input.params.id, input.body), act.actor.userId)
      },
    ),
    route(
      endpoints.listCashMoves,
      {
        ...clerk,
        summary: 'Moves of cash, newest first',
        list: cashMoveFields,
        response: listOf(schemas.cashMoveSchema),
      },
      ({ list }) => listCashMoves(db, list),
    ),
    route(
      endpoints.exportCashMoves,
      {
        ...clerk,
        summary: 'Moves of cash as CSV, newest first',
        list: cashMoveFields,
        confirmed: true,
        media: 'text/csv',
      },
      async ({ list }) => {
        const text = await exportCashMoves(db, list)
        return isRefusal(text) ? text : csvResponse(text, 'caja', now())
      },
    ),
    route(
      endpoints.enterCashMove,
      {
        ...clerk,
        summary:
          'Put cash into the register of the own shift or take it out, with the reason; repeatable with the header Idempotency-Key',
        repeatable: true,
        body: schemas.newCashMoveSchema,
        response: schemas.cashMoveSchema,
        status: 201,
        refusals: ['conflict'],
      },
      async (input) => {
        const key = readIdempotencyKey(input.context)
        if (isRefusal(key)) return key
        return showMove(await enterCashMove(db, { actor: actorOf(input), key, now: now() }, input.body))
      },
    ),
    route(
      endpoints.reverseCashMove,
      {
        ...clerk,
        summary: 'Take back an entry made by mistake; repeatable with the header Idempotency-Key',
        repeatable: true,
        params: idParams,
        body: schemas.cashReversalSchema,
        response: schemas.cashMoveSchema,
        status: 201,
        refusals: ['conflict', 'notFound'],
      },
      async (input) => {
        const key = readIdempotencyKey(input.context)
        if (isRefusal(key)) return key
        const act = { actor: actorOf(input), key, now: now() }
        return showMove(await reverseCashMove(db, act, input.params.id, input.body))
      },
    ),
    route(
      endpoints.createCashRegister,
      {
        ...manager,
        summary: 'A new register',
        body: schemas.newRegisterSchema,
        response: schemas.cashBookSchema,
        status: 201,
        refusals: ['conflict'],
      },
      async (input) => show(await createRegister(db, actorOf(input), input.body), input.session.viewer.id),
    ),
    route(
      endpoints.changeCashRegister,
      {
        ...manager,
        summary: 'Rename a register, or take one that is empty out of use',
        params: idParams,
        body: schemas.registerChangeSchema,
        response: schemas.cashBookSchema,
        refusals: ['conflict', 'notFound', 'staleVersion'],
      },
      async (input) =>
        show(await changeRegister(db, actorOf(input), input.params.id, input.body), input.session.viewer.id),
    ),
  ]
}
