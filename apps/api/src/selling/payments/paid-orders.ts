import { sql } from 'drizzle-orm'

/**
 * Whether the verified payments reach the total (selling.md#partial-payments), for a row `o` of orders. Asked per order: a
 * list of all paid orders would be read whole for every page.
 */
export const isPaidOrder = sql`coalesce(
  (select sum(y.amount) from payments as y where y.order_id = o.id and y.state = 'verified') >= o.total, false
)`

/** What is missing of an order, for a row `o` of orders. */
export const dueOfOrder = sql`o.total - coalesce(
  (select sum(y.amount) from payments as y where y.order_id = o.id and y.state = 'verified'), 0
)`
