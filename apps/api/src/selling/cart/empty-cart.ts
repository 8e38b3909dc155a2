import type { Transaction } from '@tecnoclick/database/connect'
import { sql } from 'drizzle-orm'
import { releaseLines } from '../../stock/ledger/hold-lines.ts'
import { lockCart } from './cart-lines.ts'

/** Removes every line and returns its units. The cart stays locked: nothing can be ordered from it meanwhile. */
export async function emptyCart(tx: Transaction, userId: number): Promise<void> {
  const cartId = await lockCart(tx, userId)
  const { rows } = await tx.execute<{ id: number; productId: number; reserved: number }>(sql`
    select id, product_id as "productId", reserved from cart_lines where cart_id = ${cartId} order by id`)
  await releaseLines(tx, { cartId, actorId: userId }, rows)
}
