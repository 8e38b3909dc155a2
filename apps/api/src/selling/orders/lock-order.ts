import type { Transaction } from '@tecnoclick/database/connect'
import { orderHistory, orders } from '@tecnoclick/database/schema/selling/orders'
import type { OrderEvent } from '@tecnoclick/domain/selling/order'
import type { OrderStatus } from '@tecnoclick/domain/selling/order-status'
import { eq } from 'drizzle-orm'

export type OrderRow = typeof orders.$inferSelect

/** Every change of an order locks its row first. */
export async function lockOrder(tx: Transaction, id: number): Promise<OrderRow | undefined> {
  const [order] = await tx.select().from(orders).where(eq(orders.id, id)).for('update')
  return order
}

/** For changes outside the row: staff with an older version on screen get `staleVersion`. */
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
    /** Null for the system. */
    actorId: number | null
  },
): Promise<void> {
  await tx.insert(orderHistory).values(entry)
}
