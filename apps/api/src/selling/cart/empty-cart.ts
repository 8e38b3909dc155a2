import type { Transaction } from '@tecnoclick/database/connect'
import { sql } from 'drizzle-orm'
import { releaseLines } from '../../stock/ledger/hold-lines.ts'
import { lockCart } from './cart-lines.ts'

/** Removes every line and returns its units. The cart stays locked: nothing can be ordered from it meanwhile. */
export async function emptyCart(tx: Transaction, userId: number): Promise<void> {
  const cartId = await lockCart(tx, userId)
  // In units of stock: a combo has a row for each of its parts.
  const { rows } = await tx.execute<{ id: number; productId: number; reserved: number }>(sql`
    select id, coalesce(part_id, product_id) as "productId", reserved * coalesce(c.quantity, 1) as reserved
    from cart_lines as l left join combo_parts as c on combo_id = product_id where cart_id = ${cartId} order by id`)
  await releaseLines(tx, { cartId, actorId: userId }, rows)
}
