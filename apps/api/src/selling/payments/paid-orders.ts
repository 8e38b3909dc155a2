import { sql } from 'drizzle-orm'

/** The ids of orders whose verified payments reach the total (selling.md#partial-payments), as a subquery. */
export const paidOrders = sql`(
  select y.order_id from payments as y join orders as z on z.id = y.order_id where y.state = 'verified'
  group by y.order_id, z.total having sum(y.amount) >= z.total
)`

/** What is missing of an order, for a row `o` of orders. */
export const dueOfOrder = sql`o.total - coalesce(
  (select sum(y.amount) from payments as y where y.order_id = o.id and y.state = 'verified'), 0
)`
