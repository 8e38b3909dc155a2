import type { TrackedOrder, TrackOrderQuery } from '@tecnoclick/contract/selling/orders/schemas'
import type { Drizzle } from '@tecnoclick/database/connect'
import { orderLines, orders } from '@tecnoclick/database/schema/selling/orders'
import { formatOrderNumber, readOrderNumber } from '@tecnoclick/domain/platform/order-number'
import { townOf } from '@tecnoclick/domain/selling/order-address'
import { showsAnswer } from '@tecnoclick/domain/selling/order-status'
import { and, desc, eq, like, type SQL, sql } from 'drizzle-orm'
import { readStages } from '../../../delivery/couriers/read-deliveries.ts'

/**
 * Number and e-mail must both match; the response does not disclose which did not (selling.md#track-order). `orden-12`,
 * `orden 012`, `orden012` and `12` are ORDEN-012; of two series the newer one.
 */
export async function trackOrder(
  db: Drizzle,
  { number: typed, email }: TrackOrderQuery,
): Promise<TrackedOrder | undefined> {
  const [found] = await db
    .select()
    .from(orders)
    .where(and(isNumbered(typed.trim()), sql`lower(${orders.buyerEmail}) = ${email}`))
    .orderBy(desc(orders.id))
    .limit(1)
  if (!found?.number) return undefined
  const lines = await db
    .select({ name: orderLines.productName, quantity: orderLines.quantity })
    .from(orderLines)
    .where(eq(orderLines.orderId, found.id))
    .orderBy(orderLines.position)
  return {
    noSellOrden: found.number,
    orderDate: found.orderDate.toISOString(),
    status: found.status,
    respuesta: showsAnswer(found.status) ? found.respuesta : null,
    items: lines,
    homeDelivery: found.homeDelivery,
    place: found.homeDelivery ? townOf(found.shippingAddress) : found.pickupPoint,
    stages: (await readStages(db, found)).stages,
  }
}

function isNumbered(typed: string): SQL {
  if (/^\d{1,10}$/.test(typed)) return like(orders.number, `%${formatOrderNumber('', Number(typed))}`)
  const dashed = typed.replace(/^(\p{L}+)[\s\p{Pd}]*(\d+)$/u, '$1-$2')
  return eq(orders.number, readOrderNumber(dashed) ?? typed.toUpperCase())
}
