import { sql } from 'drizzle-orm'

/** Whether the verified payments reach the total (selling.md#partial-payments), for a row `o` of orders. */
export const isPaidOrder = sql`o.paid >= o.total`

/** What nobody has paid yet and is still wanted, for a row `o` of orders. */
export const isUnpaidOrder = sql`o.paid < o.total and o.status <> 'CANCELADA'`
