import type { Intake, TicketIntake } from '@tecnoclick/contract/workshop/service-orders/intake-schemas'
import type { Drizzle, Transaction } from '@tecnoclick/database/connect'
import { serviceIntakes } from '@tecnoclick/database/schema/workshop/intakes'
import { toWire } from '@tecnoclick/domain/platform/money'
import { eq } from 'drizzle-orm'

type Reader = Drizzle | Transaction

/** Whether the passcode was left is for staff. */
export async function readIntake(db: Reader, orderId: number, forStaff: boolean): Promise<Intake | null> {
  const [row] = await db.select().from(serviceIntakes).where(eq(serviceIntakes.serviceOrderId, orderId))
  if (!row) return null
  const { deviceType, outline, serial, passcodeLeft, checklist, marks, markedPhoto, signature } = row
  const { estimateFrom, estimateTo, estimateCurrency, conditions, conditionsVersion } = row
  return {
    deviceType,
    outline,
    serial,
    passcodeLeft: forStaff ? passcodeLeft : null,
    checklist,
    marks,
    markedPhoto,
    estimate:
      estimateFrom === null || estimateTo === null || estimateCurrency === null
        ? null
        : { from: toWire(estimateFrom), to: toWire(estimateTo), currency: estimateCurrency },
    conditions:
      conditions === null || conditionsVersion === null
        ? null
        : { text: conditions, version: conditionsVersion },
    signature,
    takenDate: row.takenAt.toISOString(),
  }
}

export async function readTicketIntake(db: Reader, orderId: number): Promise<TicketIntake | null> {
  const intake = await readIntake(db, orderId, false)
  if (!intake) return null
  const { serial: _s, passcodeLeft: _p, conditions: _c, signature: _g, ...shown } = intake
  return shown
}
