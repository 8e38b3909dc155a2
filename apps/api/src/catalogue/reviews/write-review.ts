import type { NewReview, WrittenReview } from '@tecnoclick/contract/catalogue/reviews/schemas'
import type { Viewer } from '@tecnoclick/contract/people/security/schemas'
import type { Drizzle, Transaction } from '@tecnoclick/database/connect'
import { products } from '@tecnoclick/database/schema/catalogue/products'
import { reviews } from '@tecnoclick/database/schema/catalogue/reviews'
import { profiles } from '@tecnoclick/database/schema/people/profiles'
import { firstModeration } from '@tecnoclick/domain/catalogue/review-state'
import { and, eq, sql } from 'drizzle-orm'
import { type Refusal, refuse } from '../../platform/http/refusal.ts'
import { type MailSecrets, placeholder } from '../../platform/mail/mail-secrets.ts'
import { transact } from '../../platform/rows/transact.ts'
import { createToken, hashToken } from '../../platform/session/token.ts'
import { isReviewOf, queueReviewConfirmation, queueReviewExists } from './confirm-review.ts'
import { serializeWrittenReview } from './serialize-review.ts'

export interface Writing {
  viewer: Viewer | undefined
  review: NewReview
  storeUrl: string
  mailSecrets: MailSecrets
  now: Date
}

/** One per e-mail and product. For signed-in customers the account's e-mail is used (catalogue.md#reviews). */
export function writeReview(db: Drizzle, writing: Writing): Promise<WrittenReview | Refusal> {
  const { viewer } = writing
  return transact(db, async (tx) => {
    const onOffer = and(eq(products.id, writing.review.productId), eq(products.enable, true))
    const shown = sql<number>`coalesce(${products.parentId}, ${products.id})`
    const [product] = await tx.select({ shown, name: products.name }).from(products).where(onOffer)
    if (!product) return refuse('notFound')
    const ofProduct = { ...writing, review: { ...writing.review, productId: product.shown } }
    return viewer ? writeAsCustomer(tx, viewer, ofProduct) : writeAsVisitor(tx, product.name, ofProduct)
  })
}

async function writeAsCustomer(
  tx: Transaction,
  { id: userId, email }: Viewer,
  { review, now }: Writing,
): Promise<WrittenReview | Refusal> {
  const hasBought = await lockPurchases(tx, userId, review.productId)
  const [row] = await tx
    .insert(reviews)
    .values({
      ...review,
      email,
      userId,
      createdAt: now,
      avatar: await findPhoto(tx, userId),
      verifiedPurchase: hasBought,
      ...firstModeration({ hasAccount: true, hasBought }),
    })
    .onConflictDoNothing()
    .returning()
  return row ? serializeWrittenReview(row) : refuse('reviewExists')
}

/**
 * Anybody can type any address, so the review is nobody's until the link that was mailed to it is followed. Whether the
 * address has a review already is told to its owner alone: the answer is the same, and so is what is stored.
 */
async function writeAsVisitor(
  tx: Transaction,
  product: string,
  { review, storeUrl, mailSecrets, now }: Writing,
): Promise<WrittenReview> {
  const token = createToken()
  const [row] = await tx
    .insert(reviews)
    .values({
      ...review,
      createdAt: now,
      confirmHash: hashToken(token),
      ...firstModeration({ hasAccount: false, hasBought: false }),
    })
    .returning()
  if (!row) throw new Error('The review was not stored')
  const link = `${storeUrl}/reviews/confirm/${placeholder('token')}`
  const hasReview = (await tx.$count(reviews, isReviewOf(review))) > 0
  if (hasReview) await queueReviewExists(tx, row, product)
  else
    await queueReviewConfirmation(tx, row, { product, link, secrets: mailSecrets.seal(row.email, { token }) })
  return serializeWrittenReview(row)
}

async function findPhoto(tx: Transaction, userId: number): Promise<string | null> {
  const [profile] = await tx
    .select({ photo: profiles.photo })
    .from(profiles)
    .where(eq(profiles.userId, userId))
  return profile?.photo ?? null
}

/**
 * 'Compra verificada': a completed order of this product, or a paid one. Locked, so that an order that is cancelled at the
 * same time finds the review and takes the mark away.
 */
async function lockPurchases(tx: Transaction, clientId: number, productId: number): Promise<boolean> {
  await tx.execute(sql`
    select from orders where client_id = ${clientId} and status <> 'CANCELADA' and exists (
      select from order_lines where order_id = orders.id and (product_id = ${productId} or (combo ->> 'id')::integer = ${productId})
    ) order by id for share`)
  const { rows } = await tx.execute<{ has: boolean }>(sql`
    select has_bought(${clientId}::integer, ${productId}::integer) as has`)
  return rows[0]?.has ?? false
}
