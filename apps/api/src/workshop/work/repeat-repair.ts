import type { RepeatedRepair } from '@tecnoclick/contract/workshop/work/schemas'
import type { Drizzle, Transaction } from '@tecnoclick/database/connect'
import { repeatedRepairs } from '@tecnoclick/database/schema/workshop/repeated-repairs'
import { serviceOrders } from '@tecnoclick/database/schema/workshop/service-orders'
import { eq } from 'drizzle-orm'
import { type Refusal, refuse } from '../../platform/http/refusal.ts'
import { isStale } from '../../platform/rows/at-version.ts'
import type { ServiceOrderRow } from '../service-orders/lock-service-order.ts'
import { findWarranty } from '../service-orders/read-service-orders.ts'
import { readCharge } from '../service-orders/service-payments.ts'
import { readEarlierRepairs } from './earlier-repairs.ts'

/** Links a repair to the completed one whose warranty it is under, which makes it free; null ends that. */
export async function repeatRepair(
  tx: Transaction,
  order: ServiceOrderRow,
  { staffId, now }: { staffId: number; now: Date },
  { firstId, version }: RepeatedRepair,
): Promise<undefined | Refusal> {
  if (isStale(order, version)) return refuse('staleVersion')
  const { id } = order
  await tx.delete(repeatedRepairs).where(eq(repeatedRepairs.serviceOrderId, id))
  if (firstId !== null) {
    const earlier = await readEarlierRepairs(tx, id)
    const charge = await readCharge(tx, id)
    // What has a price or was paid is not free.
    if (!earlier.some((repair) => repair.id === firstId) || charge) return refuse('conflict')
    await tx.insert(repeatedRepairs).values({ serviceOrderId: id, firstId, linkedAt: now, linkedBy: staffId })
  }
  await tx
    .update(serviceOrders)
    .set({ version: order.version + 1 })
    .where(eq(serviceOrders.id, id))
  return undefined
}

/** Under the warranty of a product that was bought here, or of an earlier repair: it costs nothing. */
export async function isFree(db: Drizzle | Transaction, orderId: number): Promise<boolean> {
  if (await findWarranty(db, orderId)) return true
  return (await db.$count(repeatedRepairs, eq(repeatedRepairs.serviceOrderId, orderId))) > 0
}
