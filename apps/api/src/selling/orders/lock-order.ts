import type { Transaction } from '@tecnoclick/database/connect'
import { orderHistory, orders } from '@tecnoclick/database/schema/selling/orders'
import type { OrderEvent } from '@tecnoclick/domain/selling/order'
import type { OrderStatus } from '@tecnoclick/domain/selling/order-status'
import { eq } from 'drizzle-orm'

export type OrderRow = typeof orders.$inferSelect

/** Whoever changes an order holds its row first: two people, or a person and the shop, take turns. */
export async function lockOrder(tx: Transaction, id: number): Promise<OrderRow | undefined> {
  const [order] = await tx.select().from(orders).where(eq(orders.id, id)).for('update')
  return order
}

/** For what changes beside the row: staff who still have the order of before on their screen are told when they act on it. */
export async function raiseVersion(tx: Transaction, { id, version }: OrderRow): Promise<void> {
  await tx
    .update(orders)
    .set({ version: version + 1 })
    .where(eq(orders.id, id))
}

export async function noteInHistory(
  tx: Transaction,
  entry: {
    orderId: number
    at: Date
    event: OrderEvent
    status: OrderStatus
    note?: string
    actorId: number
  },
): Promise<void> {
  await tx.insert(orderHistory).values(entry)
}
