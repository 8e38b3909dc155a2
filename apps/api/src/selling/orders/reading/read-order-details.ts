import type { Drizzle } from '@tecnoclick/database/connect'
import { orderLines, orders } from '@tecnoclick/database/schema/selling/orders'
import { and, asc, eq, type SQL, sql } from 'drizzle-orm'
import type { ListRequest } from '../../../platform/listing/list-request.ts'

export const orderDetailFields = { id: 'integer', sellOrderId: 'integer', productId: 'integer' } as const

const columns = { id: orderLines.id, sellOrderId: orderLines.orderId, productId: orderLines.productId }

/** The order lines of one customer, or of all customers for staff. */
export async function listOrderDetails(
  db: Drizzle,
  ownerId: number | undefined,
  { where, limit, skip }: ListRequest,
): Promise<{ data: (typeof orderLines.$inferSelect)[]; total: number }> {
  const wanted: (SQL | undefined)[] = [ownedBy(ownerId)]
  for (const [field, column] of Object.entries(columns)) {
    const value = where[field]
    if (value !== undefined) wanted.push(sql`${column} = ${value}`)
  }
  const condition = and(...wanted)
  const [rows, counted] = await Promise.all([
    linesWithOrders(db).where(condition).orderBy(asc(orderLines.id)).limit(limit).offset(skip),
    db
      .select({ total: sql<number>`count(*)::integer` })
      .from(orderLines)
      .innerJoin(orders, eq(orders.id, orderLines.orderId))
      .where(condition),
  ])
  return { data: rows.map(({ line }) => line), total: counted[0]?.total ?? 0 }
}

export async function findOrderDetail(
  db: Drizzle,
  ownerId: number | undefined,
  id: number,
): Promise<typeof orderLines.$inferSelect | undefined> {
  const [found] = await linesWithOrders(db).where(and(eq(orderLines.id, id), ownedBy(ownerId)))
  return found?.line
}

function linesWithOrders(db: Drizzle) {
  return db
    .select({ line: orderLines })
    .from(orderLines)
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .$dynamic()
}

function ownedBy(ownerId: number | undefined): SQL | undefined {
  return ownerId === undefined ? undefined : eq(orders.clientId, ownerId)
}
