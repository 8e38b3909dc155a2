import type { NewReview, Review } from '@tecnoclick/contract/catalogue/reviews/schemas'
import type { Viewer } from '@tecnoclick/contract/people/security/schemas'
import type { Drizzle, Transaction } from '@tecnoclick/database/connect'
import { products } from '@tecnoclick/database/schema/catalogue/products'
import { reviews } from '@tecnoclick/database/schema/catalogue/reviews'
import { profiles } from '@tecnoclick/database/schema/people/profiles'
import { orderLines, orders } from '@tecnoclick/database/schema/selling/orders'
import { and, eq, ne } from 'drizzle-orm'
import { type Refusal, refuse } from '../../platform/http/refusal.ts'
import { transact } from '../../platform/rows/transact.ts'
import { serializeReview } from './serialize-review.ts'

/** One per e-mail and product. For signed-in customers the account's e-mail is used. */
export function writeReview(
  db: Drizzle,
  viewer: Viewer | undefined,
  { productId, author, email, text, rating }: NewReview,
  now: Date,
): Promise<Review | Refusal> {
  return transact(db, async (tx) => {
    const onOffer = and(eq(products.id, productId), eq(products.enable, true))
    const [product] = await tx.select({ id: products.id }).from(products).where(onOffer)
    if (!product) return refuse('notFound')
    const [row] = await tx
      .insert(reviews)
      .values({
        productId,
        author,
        text,
        rating,
        createdAt: now,
        email: viewer?.email ?? email,
        userId: viewer?.id ?? null,
        avatar: viewer ? await findPhoto(tx, viewer.id) : null,
        verifiedPurchase: viewer ? await hasBought(tx, viewer.id, productId) : false,
      })
      .onConflictDoNothing()
      .returning()
    return row ? serializeReview(row) : refuse('reviewExists')
  })
}

async function findPhoto(tx: Transaction, userId: number): Promise<string | null> {
  const [profile] = await tx
    .select({ photo: profiles.photo })
    .from(profiles)
    .where(eq(profiles.userId, userId))
  return profile?.photo ?? null
}

/** 'Compra verificada': the product is in an order of this account that was not cancelled. */
async function hasBought(tx: Transaction, clientId: number, productId: number): Promise<boolean> {
  const [line] = await tx
    .select({ id: orderLines.id })
    .from(orderLines)
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .where(
      and(eq(orderLines.productId, productId), eq(orders.clientId, clientId), ne(orders.status, 'CANCELADA')),
    )
    .limit(1)
  return line !== undefined
}
