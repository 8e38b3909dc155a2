import type { TrackedOrder, TrackOrderQuery } from '@tecnoclick/contract/selling/orders/schemas'
import type { Drizzle } from '@tecnoclick/database/connect'
import { orders } from '@tecnoclick/database/schema/selling/orders'
import { readOrderNumber } from '@tecnoclick/domain/platform/order-number'
import { showsAnswer } from '@tecnoclick/domain/selling/order-status'
import { and, eq, sql } from 'drizzle-orm'

/**
 * Number and e-mail must both match; the response does not disclose which did not (selling.md#track-order). `orden-12` is
 * ORDEN-012.
 */
export async function trackOrder(
  db: Drizzle,
  { number: typed, email }: TrackOrderQuery,
): Promise<TrackedOrder | undefined> {
  const number = readOrderNumber(typed) ?? typed.toUpperCase()
  const [found] = await db
    .select({ orderDate: orders.orderDate, status: orders.status, respuesta: orders.respuesta })
    .from(orders)
    .where(and(eq(orders.number, number), sql`lower(${orders.buyerEmail}) = ${email}`))
  if (!found) return undefined
  return {
    noSellOrden: number,
    orderDate: found.orderDate.toISOString(),
    status: found.status,
    respuesta: showsAnswer(found.status) ? found.respuesta : null,
  }
}
