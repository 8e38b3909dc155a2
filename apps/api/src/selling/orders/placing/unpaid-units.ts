import { type SQL, sql } from 'drizzle-orm'

/** An `UnpaidUnits` (selling.md#order-limits). */
export function unpaidUnits(userId: number | SQL): SQL {
  return sql`(
    select coalesce(json_object_agg(product_id, units), '{}') from (
      select l.product_id, sum(l.quantity)::integer as units from orders as o join order_lines as l on l.order_id = o.id
      where o.client_id = ${userId} and o.status = 'PENDIENTE' and o.channel <> 'mostrador' and o.paid < o.total
      group by l.product_id
    ) as ordered
  )`
}
