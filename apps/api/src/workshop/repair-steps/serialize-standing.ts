import type { PassedStep, Standing } from '@tecnoclick/contract/workshop/repair-steps/schemas'
import type { Drizzle, Transaction } from '@tecnoclick/database/connect'
import { repairSteps } from '@tecnoclick/database/schema/workshop/repair-steps'
import { serviceOrderHistory, type serviceOrders } from '@tecnoclick/database/schema/workshop/service-orders'
import { expectedDay } from '@tecnoclick/domain/workshop/repair-steps'
import { asc, eq } from 'drizzle-orm'

export type StepRow = typeof repairSteps.$inferSelect

/** In the order of the board, those that are off included. */
export function readSteps(db: Drizzle | Transaction): Promise<StepRow[]> {
  return db.select().from(repairSteps).orderBy(asc(repairSteps.position), asc(repairSteps.id))
}

type Standee = Pick<typeof serviceOrders.$inferSelect, 'status' | 'stepSince' | 'promisedDate' | 'fecha'>

export function serializeStanding(step: StepRow, order: Standee): Standing {
  const { id, key, name, text, turn, expectedDays } = step
  const { status, promisedDate, fecha } = order
  const since = order.stepSince ?? fecha
  return {
    ...{ id, key, name, text, turn },
    since: since.toISOString(),
    expectedDay: expectedDay({ status, expectedDays, since, promisedDate }),
    promisedDay: promisedDate,
  }
}

/** What a repair has been through, the latest last. */
export async function readPassedSteps(db: Drizzle | Transaction, orderId: number): Promise<PassedStep[]> {
  const rows = await db
    .select({ step: repairSteps, at: serviceOrderHistory.at })
    .from(serviceOrderHistory)
    .innerJoin(repairSteps, eq(repairSteps.id, serviceOrderHistory.stepId))
    .where(eq(serviceOrderHistory.serviceOrderId, orderId))
    .orderBy(asc(serviceOrderHistory.id))
  return rows.map(({ step: { key, name, text, turn }, at }) => ({
    ...{ key, name, text, turn },
    date: at.toISOString(),
  }))
}
