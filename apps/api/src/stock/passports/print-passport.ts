import type { PrintedPassport, RepairedUnit } from '@tecnoclick/contract/stock/passports/schemas'
import type { Drizzle, Transaction } from '@tecnoclick/database/connect'
import { passportRepairs, passports } from '@tecnoclick/database/schema/stock/passports'
import { serialUnits } from '@tecnoclick/database/schema/stock/serial-units'
import { serviceOrders } from '@tecnoclick/database/schema/workshop/service-orders'
import { firstOwnerTerm } from '@tecnoclick/domain/stock/passport'
import { eq, sql } from 'drizzle-orm'
import { recordAudit } from '../../platform/audit/record-audit.ts'
import { type Refusal, refuse } from '../../platform/http/refusal.ts'
import { transact } from '../../platform/rows/transact.ts'
import { noteSerials } from '../serials/note-serials.ts'
import { makePassportLink, type Owner, storeTransferCode } from './change-equipment.ts'
import { deviceArguments, devices, type StoredDevice } from './device.ts'

/** Staff print the passport of a unit that was sold. */
export function printUnitPassport(
  db: Drizzle,
  staff: Owner,
  unitId: number,
): Promise<PrintedPassport | Refusal> {
  return transact(db, (tx) => printOfUnit(tx, staff, unitId))
}

/** One that is for sale again has no public page. */
async function printOfUnit(
  tx: Transaction,
  staff: Owner,
  unitId: number,
): Promise<PrintedPassport | Refusal> {
  const [unit] = await tx.select().from(serialUnits).where(eq(serialUnits.id, unitId)).for('update')
  if (!unit) return refuse('notFound')
  const [passport] = await tx.select().from(passports).where(eq(passports.unitId, unitId)).for('update')
  if (!passport || unit.orderLineId === null) return refuse('conflict')
  return print(tx, staff, passport)
}

/** Of a device that was not sold here. One that was has the passport of its unit. */
export function printRepairPassport(
  db: Drizzle,
  staff: Owner,
  serviceOrderId: number,
): Promise<PrintedPassport | Refusal> {
  return transact(db, async (tx) => {
    const isOrder = eq(serviceOrders.id, serviceOrderId)
    const [order] = await tx.select().from(serviceOrders).where(isOrder).for('update')
    if (!order) return refuse('notFound')
    const [repair] = await tx
      .select({ passport: passports })
      .from(passportRepairs)
      .innerJoin(passports, eq(passports.id, passportRepairs.passportId))
      .where(eq(passportRepairs.serviceOrderId, serviceOrderId))
    if (repair) {
      const { unitId } = repair.passport
      return unitId === null ? print(tx, staff, repair.passport) : printOfUnit(tx, staff, unitId)
    }
    const ownerId = order.customerId
    await tx
      .insert(passports)
      .values({ serviceOrderId, ownerId, ownedSince: ownerId === null ? null : staff.now })
      .onConflictDoNothing()
    const isPassport = eq(passports.serviceOrderId, serviceOrderId)
    const [passport] = await tx.select().from(passports).where(isPassport).for('update')
    if (!passport) throw new Error('The passport was not stored')
    return print(tx, staff, passport)
  })
}

type PassportRow = typeof passports.$inferSelect

async function print(tx: Transaction, staff: Owner, { id, ownerId }: PassportRow): Promise<PrintedPassport> {
  const { path } = await makePassportLink(tx, staff, id)
  const until = new Date(staff.now.getTime() + firstOwnerTerm)
  const code = ownerId === null ? (await storeTransferCode(tx, id, until)).code : null
  await recordAudit(tx, staff.actor, {
    action: 'update',
    entity: 'passport',
    entityId: id,
    after: { links: 'printed', ...(code && { transferUntil: until.toISOString() }) },
  })
  const { rows } = await tx.execute<{ found: StoredDevice & { serial: string | null } }>(sql`
    select json_build_object(${deviceArguments}, 'serial', u.serial) as found from ${devices} where d.id = ${id}`)
  const { model = '', serial = null } = rows[0]?.found ?? {}
  return { path, model, serial, code }
}

/** Staff say which unit a repair is of; it is in the history of the unit and in its passport. */
export function linkRepairedUnit(
  db: Drizzle,
  { actor, now }: Owner,
  serviceOrderId: number,
  unitId: number,
): Promise<RepairedUnit | Refusal> {
  return transact(db, async (tx) => {
    const isOrder = eq(serviceOrders.id, serviceOrderId)
    const [order] = await tx.select().from(serviceOrders).where(isOrder).for('update')
    const [passport] = await tx.select().from(passports).where(eq(passports.unitId, unitId))
    if (!order || !passport) return refuse('notFound')
    const passportId = passport.id
    const [linked] = await tx
      .insert(passportRepairs)
      .values({ serviceOrderId, passportId, createdAt: now })
      .onConflictDoUpdate({
        target: passportRepairs.serviceOrderId,
        set: { passportId, createdAt: now },
        setWhere: sql`${passportRepairs.passportId} <> ${passportId}`,
      })
      .returning()
    if (!linked) return { unitId }
    await noteSerials(tx, [{ id: unitId }], {
      event: 'repaired',
      at: now,
      serviceOrderId,
      actorId: actor.userId,
    })
    const after = { unitId }
    await recordAudit(tx, actor, {
      action: 'update',
      entity: 'service-order',
      entityId: serviceOrderId,
      after,
    })
    return { unitId }
  })
}
