import { orders } from '@tecnoclick/database/schema/selling/orders'
import { and, eq } from 'drizzle-orm'
import type { FindMade } from '../../../platform/idempotency/settle-request.ts'

/** An order remembers its key for good (platform.md#idempotency). */
export const findPlacedOrder: FindMade = async (tx, userId, key) => {
  const [order] = await tx
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.placedBy, userId), eq(orders.idempotencyKey, key)))
  return order?.id
}
