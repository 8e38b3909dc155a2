import type { RatedProduct } from '@tecnoclick/contract/catalogue/products/schemas'
import type { Drizzle } from '@tecnoclick/database/connect'
import { products } from '@tecnoclick/database/schema/catalogue/products'
import { eq, sql } from 'drizzle-orm'
import { type Refusal, refuse } from '../../platform/http/refusal.ts'
import { transact } from '../../platform/rows/transact.ts'

/**
 * Recomputes rating and count from the visible reviews (platform.md#server-owned-fields), with the rule that maintains
 * them.
 */
export function recountReviews(db: Drizzle, id: number): Promise<RatedProduct | Refusal> {
  return transact(db, async (tx) => {
    await tx.execute(sql`select rate_product(${id}::integer)`)
    const { rating, reviews } = products
    const [row] = await tx
      .select({ id: products.id, rating, reviews })
      .from(products)
      .where(eq(products.id, id))
    return row ?? refuse('notFound')
  })
}
