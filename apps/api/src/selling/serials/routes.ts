import { idParams } from '@tecnoclick/contract/platform/wire'
import * as endpoints from '@tecnoclick/contract/selling/serials/endpoints'
import * as schemas from '@tecnoclick/contract/selling/serials/schemas'
import { actorOf } from '../../platform/audit/record-audit.ts'
import type { ApiDeps } from '../../platform/deps.ts'
import { isRefusal, type Refusal, refuse } from '../../platform/http/refusal.ts'
import { type Route, route } from '../../platform/http/route.ts'
import { readOrderSerials } from './read-order-serials.ts'
import { removeSerial, scanSerial } from './scan-serial.ts'
import { settleMismatch } from './settle-mismatch.ts'

/** Serial numbers of the units of an order (selling.md#serial-numbers). */
export function orderSerialRoutes({ database: { db }, now }: ApiDeps): Route[] {
  const order = { access: 'admin', params: idParams, response: schemas.orderSerialsSchema } as const
  const write = { ...order, permission: 'orders:write' } as const
  const respond = async (done: { id: number } | Refusal) =>
    isRefusal(done) ? done : ((await readOrderSerials(db, done.id)) ?? refuse('notFound'))
  return [
    route(
      endpoints.getOrderSerials,
      { ...order, summary: 'Serial numbers of an order, line by line', permission: 'orders:read' },
      ({ params }) => respond({ id: params.id }),
    ),
    route(
      endpoints.scanOrderSerial,
      {
        ...write,
        summary: 'Scan a unit for an order; the same one again changes nothing',
        body: schemas.scannedSerialSchema,
        refusals: ['orderClosed', 'serialTaken'],
      },
      async (input) =>
        respond(await scanSerial(db, { actor: actorOf(input), now: now() }, input.params.id, input.body)),
    ),
    route(
      endpoints.removeOrderSerial,
      {
        ...write,
        summary: 'Take a unit out of an order again',
        params: schemas.orderUnitParams,
        refusals: ['conflict', 'notFound'],
      },
      async (input) => {
        const { id, unitId } = input.params
        return respond(await removeSerial(db, { actor: actorOf(input), now: now() }, id, unitId))
      },
    ),
    route(
      endpoints.settleSerialMismatch,
      {
        ...write,
        summary: 'Say what became of an order that was handed over with other serial numbers',
        body: schemas.mismatchNoteSchema,
        refusals: ['conflict', 'notFound'],
      },
      async (input) => {
        const act = { actor: actorOf(input), now: now() }
        return respond(await settleMismatch(db, act, input.params.id, input.body.note))
      },
    ),
  ]
}
