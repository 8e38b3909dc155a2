import type { Transaction } from '@tecnoclick/database/connect'
import { serviceOrders } from '@tecnoclick/database/schema/workshop/service-orders'
import { eq } from 'drizzle-orm'

export type ServiceOrderRow = typeof serviceOrders.$inferSelect

export async function lockServiceOrder(tx: Transaction, id: number): Promise<ServiceOrderRow | undefined> {
  const [row] = await tx.select().from(serviceOrders).where(eq(serviceOrders.id, id)).for('update')
  return row
}
