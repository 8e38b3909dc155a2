import { idParams, listOf } from '@tecnoclick/contract/platform/wire'
import * as endpoints from '@tecnoclick/contract/stock/passports/endpoints'
import * as schemas from '@tecnoclick/contract/stock/passports/schemas'
import { hours, seconds } from '@tecnoclick/domain/platform/duration'
import { actorOf } from '../../platform/audit/record-audit.ts'
import type { ApiDeps } from '../../platform/deps.ts'
import { byAccount } from '../../platform/http/rate-limit.ts'
import { isRefusal, type Refusal, refuse } from '../../platform/http/refusal.ts'
import { type Route, route } from '../../platform/http/route.ts'
import { claimDevice, makeTransferCode, renewLink, reportStolen, withdrawLinks } from './change-equipment.ts'
import { linkRepairedUnit, printRepairPassport, printUnitPassport } from './print-passport.ts'
import { readEquipment } from './read-equipment.ts'
import { readPassport, type SuppliesFor } from './read-passport.ts'

const hour = hours(1) / seconds(1)
const perOwner = (name: string, hits: number) => [{ name, hits, seconds: hour, by: byAccount }]

/** 'Pasaporte del equipo' and 'Mis equipos' (selling.md#passports). */
export function passportRoutes({ database: { db }, now }: ApiDeps, suppliesFor: SuppliesFor): Route[] {
  const own = { access: 'customer', params: idParams } as const
  const device = { ...own, response: schemas.equipmentSchema } as const
  const print = { access: 'admin', params: idParams, response: schemas.printedPassportSchema } as const
  const act = (input: Parameters<typeof actorOf>[0]) => ({ actor: actorOf(input), now: now() })
  const show = async (ownerId: number, done: { id: number } | Refusal) => {
    if (isRefusal(done)) return done
    const [found] = await readEquipment(db, ownerId, now(), done.id)
    return found ?? refuse('notFound')
  }
  return [
    route(
      endpoints.getPassport,
      {
        summary: 'What whoever scans a device may know of it',
        access: 'public',
        params: schemas.passportParams,
        response: schemas.passportSchema,
        limits: [{ name: 'passport', hits: 600, seconds: hour }],
        refusals: ['notFound'],
        cacheControl: 'private, no-store',
      },
      ({ params }) => readPassport(db, params.token, { suppliesFor, now: now() }),
    ),
    route(
      endpoints.listEquipment,
      {
        summary: 'The devices of the account, with their serial numbers',
        access: 'customer',
        response: listOf(schemas.equipmentSchema),
      },
      async ({ session }) => {
        const data = await readEquipment(db, session.viewer.id, now())
        return { data, total: data.length }
      },
    ),
    route(endpoints.getEquipment, { ...device, summary: 'A device of the account' }, ({ session, params }) =>
      show(session.viewer.id, params),
    ),
    route(
      endpoints.claimEquipment,
      {
        summary: 'Become the owner of a device, with the code of its owner or of a receipt',
        access: 'customer',
        body: schemas.transferClaimSchema,
        response: schemas.equipmentSchema,
        limits: [
          ...perOwner('equipment-claim', 10),
          { name: 'equipment-claim-network', hits: 30, seconds: hour },
        ],
        refusals: ['notFound'],
      },
      async (input) => show(input.session.viewer.id, await claimDevice(db, act(input), input.body.code)),
    ),
    route(
      endpoints.renewPassportLink,
      {
        ...own,
        summary: 'A new address of the public page of a device; all others end',
        response: schemas.passportLinkSchema,
        limits: perOwner('passport-link', 30),
      },
      (input) => renewLink(db, act(input), input.params.id),
    ),
    route(
      endpoints.withdrawPassport,
      { ...device, summary: 'End every address of the public page of a device' },
      async (input) => show(input.session.viewer.id, await withdrawLinks(db, act(input), input.params.id)),
    ),
    route(
      endpoints.reportStolen,
      {
        ...device,
        summary: 'Report a device as stolen, or that it is back',
        body: schemas.stolenReportSchema,
      },
      async (input) => {
        const { params, body, session } = input
        return show(session.viewer.id, await reportStolen(db, act(input), params.id, body.stolen))
      },
    ),
    route(
      endpoints.transferEquipment,
      {
        ...own,
        summary: 'A code with which somebody else becomes the owner within an hour',
        response: schemas.transferCodeSchema,
        limits: perOwner('equipment-transfer', 30),
        refusals: ['conflict'],
      },
      (input) => makeTransferCode(db, act(input), input.params.id),
    ),
    route(
      endpoints.printPassport,
      {
        ...print,
        summary: 'Print the passport of a unit that was sold; its other addresses stay valid',
        permission: 'serials:write',
        refusals: ['conflict'],
      },
      (input) => printUnitPassport(db, act(input), input.params.id),
    ),
    route(
      endpoints.printRepairPassport,
      {
        ...print,
        summary: 'Print the passport of a device that was repaired here',
        permission: 'serviceOrders:receive',
        refusals: ['conflict'],
      },
      (input) => printRepairPassport(db, act(input), input.params.id),
    ),
    route(
      endpoints.linkRepairedUnit,
      {
        ...print,
        summary: 'Say which unit with a serial number a repair is of',
        permission: 'serviceOrders:receive',
        body: schemas.repairedUnitSchema,
        response: schemas.repairedUnitSchema,
      },
      (input) => linkRepairedUnit(db, act(input), input.params.id, input.body.unitId),
    ),
  ]
}
