import type { TrackedOrder, TrackOrderQuery } from '@tecnoclick/contract/orders/schemas'
import type { Drizzle } from '@tecnoclick/database/connect'
import { orders } from '@tecnoclick/database/schema/orders'
import { showsAnswer } from '@tecnoclick/domain/order-status'
import { and, eq, sql } from 'drizzle-orm'

/** Number and e-mail must both match (DECISIONS 4.9); which of them did not is nobody's business. */
export async function trackOrder(
  db: Drizzle,
  { number, email }: TrackOrderQuery,
): Promise<TrackedOrder | undefined> {
  const [found] = await db
    .select({ orderDate: orders.orderDate, status: orders.status, respuesta: orders.respuesta })
    .from(orders)
    .where(and(eq(orders.number, number.toUpperCase()), sql`lower(${orders.buyerEmail}) = ${email}`))
  if (!found) return undefined
  return {
    noSellOrden: number.toUpperCase(),
    orderDate: found.orderDate.toISOString(),
    status: found.status,
    respuesta: showsAnswer(found.status) ? found.respuesta : null,
  }
}
