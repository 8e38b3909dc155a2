import type { Drizzle } from '@tecnoclick/database/connect'
import { inTransaction } from '@tecnoclick/database/connect'
import { sql } from 'drizzle-orm'
import { lockProducts } from './lock-products.ts'

/**
 * Returns the units of one cart when its reservation ends; the lines stay, 'Sin reserva' (selling.md#reservations). The
 * end is checked again under the lock: the customer may have changed the cart or ordered in the meantime.
 */
export function releaseReservation(db: Drizzle, cartId: number, now: Date): Promise<boolean> {
  return inTransaction(db, async (tx) => {
    const { rows: ended } = await tx.execute(sql`
      select from carts where id = ${cartId} and reserved_until <= ${now.toISOString()}::timestamptz for update`)
    if (ended.length === 0) return false
    const { rows: held } = await tx.execute<{ id: number }>(sql`
      select distinct product_id as id from cart_units(${cartId}::integer) where reserved > 0`)
    await lockProducts(
      tx,
      held.map(({ id }) => id),
    )
    await tx.execute(sql`
      with held as (
          select product_id, sum(reserved)::integer as units from cart_units(${cartId}::integer)
          where reserved > 0 group by product_id
        ),
        raised as (
          update products set stock = stock + units from held where id = product_id returning id, stock, units
        ),
        entered as (
          insert into stock_moves
            (product_id, kind, quantity, available_change, reserved_change, stock_after, cart_id, reason)
          select id, 'released', units, units, -units, stock, ${cartId}::integer, 'Reserva vencida' from raised
        ),
        released as (update cart_lines set reserved = 0 where cart_id = ${cartId} and reserved > 0)
      update carts set reserved_until = null where id = ${cartId}`)
    return true
  })
}
