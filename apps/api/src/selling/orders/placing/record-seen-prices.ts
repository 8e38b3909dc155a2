import type { Viewer } from '@tecnoclick/contract/people/security/schemas'
import type { Drizzle } from '@tecnoclick/database/connect'
import { inTransaction } from '@tecnoclick/database/connect'
import { unitPrice } from '@tecnoclick/domain/selling/sale-product'
import { sql } from 'drizzle-orm'
import { lockCart, readCartLines } from '../../cart/cart-lines.ts'

/** The refusal showed the new prices, so sending the same request again confirms them. */
export async function recordSeenPrices(db: Drizzle, viewer: Viewer, currency: string): Promise<void> {
  await inTransaction(db, async (tx) => {
    await lockCart(tx, viewer.id)
    const { lines } = await readCartLines(tx, viewer.id, currency)
    const seen = lines.flatMap(({ id, product, chosen }) => {
      const price = unitPrice(product, chosen, { wholesale: viewer.wholesale, currency })
      return price === undefined ? [] : [{ id, price }]
    })
    await tx.execute(sql`
      update cart_lines set seen_price = price, seen_currency = ${currency}
      from jsonb_to_recordset(${JSON.stringify(seen)}::jsonb) as seen (id integer, price bigint)
      where cart_lines.id = seen.id`)
  })
}
