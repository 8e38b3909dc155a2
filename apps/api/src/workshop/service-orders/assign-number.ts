import type { Transaction } from '@tecnoclick/database/connect'
import { serviceOrders } from '@tecnoclick/database/schema/workshop/service-orders'
import { eq } from 'drizzle-orm'
import { takeNumber } from '../../platform/numbering/take-number.ts'

/** The last lock of the transaction. Undefined leaves the request INVALIDO (platform.md#document-numbers). */
export async function assignNumber(tx: Transaction, id: number): Promise<string | undefined> {
  const taken = await takeNumber(tx, 'SERVICIO')
  if (!taken) return undefined
  const { number: orderNum, seriesId, sequence } = taken
  await tx.update(serviceOrders).set({ orderNum, seriesId, sequence }).where(eq(serviceOrders.id, id))
  return orderNum
}
