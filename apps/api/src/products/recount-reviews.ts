import type { RatedProduct } from '@tecnoclick/contract/products/schemas'
import type { Drizzle } from '@tecnoclick/database/connect'
import { products } from '@tecnoclick/database/schema/products'
import { eq, sql } from 'drizzle-orm'
import { type Refusal, refuse } from '../http/refusal.ts'
import { transact } from '../rows/transact.ts'

/** Rating and count as they follow from the visible reviews (DECISIONS 3.5), by the rule that keeps them anyway. */
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
