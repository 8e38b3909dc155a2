import { sql } from 'drizzle-orm'

/** Whether the verified payments reach the total (selling.md#partial-payments), for a row `o` of orders. */
export const isPaidOrder = sql`o.paid >= o.total`

/** What counts as a sale, on the day the order was placed, for a row `o` of orders (selling.md#completing-an-order). */
export const isSoldOrder = sql`(${isPaidOrder} and o.status <> 'CANCELADA')`

/** What nobody has paid yet and is still wanted, for a row `o` of orders. */
export const isUnpaidOrder = sql`o.paid < o.total and o.status <> 'CANCELADA'`
