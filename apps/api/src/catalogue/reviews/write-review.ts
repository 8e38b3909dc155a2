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
import type { SignedIds } from '../../platform/secrets/signed-ids.ts'
import { createToken, hashToken } from '../../platform/session/token.ts'
import { isReviewOf, queueReviewConfirmation, queueReviewExists } from './confirm-review.ts'
import { serializeWrittenReview } from './serialize-review.ts'

export interface Writing {
  viewer: Viewer | undefined
  review: NewReview
  storeUrl: string
  mailSecrets: MailSecrets
  reviewTokens: SignedIds
  now: Date
}

type Account = Pick<Viewer, 'id' | 'email'>

/** One per e-mail and product. For signed-in customers the account's e-mail is used (catalogue.md#reviews). */
export function writeReview(db: Drizzle, writing: Writing): Promise<WrittenReview | Refusal> {
  const { viewer } = writing
  return transact(db, async (tx) => {
    const onOffer = and(eq(products.id, writing.review.productId), eq(products.enable, true))
    const shown = sql<number>`coalesce(${products.parentId}, ${products.id})`
    const [product] = await tx.select({ shown, name: products.name }).from(products).where(onOffer)
    if (!product) return refuse('notFound')
    const ofProduct = { ...writing, review: { ...writing.review, productId: product.shown } }
    if (viewer) return writeAsCustomer(tx, viewer, ofProduct)
    const { order, email } = writing.review
    if (email !== undefined && order === undefined)
      return writeAsVisitor(tx, product.name, { ...ofProduct, email })
    const buyer = await findBuyer(tx, writing.reviewTokens.idOf(order ?? ''), product.shown)
    return buyer ? writeAsCustomer(tx, buyer, ofProduct) : refuse('notFound')
  })
}

/** Whoever has the link of the mail reads the buyer's mailbox; it serves for what the order brought alone. */
async function findBuyer(
  tx: Transaction,
  orderId: number | undefined,
  productId: number,
): Promise<Account | undefined> {
  if (orderId === undefined) return undefined
  const { rows } = await tx.execute<Account>(sql`
    select u.id, u.email from orders as o join users as u on u.id = o.client_id
    where o.id = ${orderId} and u.enabled and o.status <> 'CANCELADA' and exists (
      select from order_lines as l join products as p on p.id in (l.product_id, (l.combo ->> 'id')::integer)
      where l.order_id = o.id and ${productId} in (p.id, p.parent_id)
    )`)
  return rows[0]
}

async function writeAsCustomer(
  tx: Transaction,
  { id: userId, email }: Account,
  { review: { order: _, ...review }, now }: Writing,
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
  { review: { order: _, ...given }, email, storeUrl, mailSecrets, now }: Writing & { email: string },
): Promise<WrittenReview> {
  const review = { ...given, email }
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
