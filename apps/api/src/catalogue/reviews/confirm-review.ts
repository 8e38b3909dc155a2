import type { ConfirmedReview } from '@tecnoclick/contract/catalogue/reviews/schemas'
import type { Drizzle, Transaction } from '@tecnoclick/database/connect'
import { products } from '@tecnoclick/database/schema/catalogue/products'
import { reviews } from '@tecnoclick/database/schema/catalogue/reviews'
import { reviewState } from '@tecnoclick/domain/catalogue/review-state'
import { days } from '@tecnoclick/domain/platform/duration'
import { mails } from '@tecnoclick/messages/catalogue/mails'
import { fillText } from '@tecnoclick/messages/platform/fill-text'
import { and, eq, inArray, lte, ne, type SQL, sql } from 'drizzle-orm'
import { type Refusal, refuse } from '../../platform/http/refusal.ts'
import { inBatches, type JobDeps } from '../../platform/jobs/job.ts'
import { queueWrittenMail } from '../../platform/mail/queue-mail.ts'
import { transact } from '../../platform/rows/transact.ts'
import { hashToken } from '../../platform/session/token.ts'

type ReviewRow = typeof reviews.$inferSelect

/** The one review that an address has of a product; those that nobody confirmed do not count. */
export function isReviewOf({ productId, email }: Pick<ReviewRow, 'productId' | 'email'>): SQL | undefined {
  return and(
    eq(reviews.productId, productId),
    eq(sql`lower(${reviews.email})`, email),
    sql`${reviews.waitsFor} is distinct from 'confirmation'`,
  )
}

/** Without the review itself: a stranger could send any words to any address. */
export async function queueReviewConfirmation(
  tx: Transaction,
  { id, email }: ReviewRow,
  { product, link, secrets }: { product: string; link: string; secrets: Buffer },
): Promise<void> {
  const { subject, heading, asked, notYou, action } = mails.reviewConfirmation
  const envelope = {
    kind: 'review-confirmation',
    to: email,
    secrets,
    dedupeKey: `review-confirmation:${id}`,
  }
  await queueWrittenMail(tx, envelope, ({ storeName: store }) => ({
    subject: fillText(subject, { product }),
    content: {
      heading,
      paragraphs: [fillText(asked, { product, store }), notYou],
      action: { label: action, url: link },
    },
  }))
}

export async function queueReviewExists(
  tx: Transaction,
  { id, email }: ReviewRow,
  product: string,
): Promise<void> {
  const { subject, heading, asked, notYou } = mails.reviewExists
  const envelope = { kind: 'review-exists', to: email, dedupeKey: `review-exists:${id}` }
  await queueWrittenMail(tx, envelope, ({ storeName: store }) => ({
    subject: fillText(subject, { product }),
    content: { heading, paragraphs: [fillText(asked, { product, store }), notYou] },
  }))
}

/** What the link of the mail stands for. It changes nothing, because mail servers open links. */
export async function findUnconfirmed(
  db: Drizzle | Transaction,
  token: string,
): Promise<ConfirmedReview | Refusal> {
  const [found] = await db
    .select({ review: reviews, product: { name: products.name, slug: products.slug } })
    .from(reviews)
    .innerJoin(products, eq(products.id, reviews.productId))
    .where(eq(reviews.confirmHash, hashToken(token)))
  if (!found) return refuse('notFound')
  const { author, text, rating } = found.review
  return { author, text, rating, product: found.product, state: reviewState(found.review) }
}

/** The first review that its address confirms counts; then it waits for staff. Confirming again changes nothing. */
export function confirmReview(db: Drizzle, token: string): Promise<ConfirmedReview | Refusal> {
  return transact(db, async (tx) => {
    const byLink = eq(reviews.confirmHash, hashToken(token))
    const [review] = await tx.select().from(reviews).where(byLink).for('update')
    if (!review) return refuse('notFound')
    if (review.waitsFor === 'confirmation') {
      if ((await tx.$count(reviews, isReviewOf(review))) > 0) return refuse('reviewExists')
      await tx.update(reviews).set({ waitsFor: 'approval' }).where(eq(reviews.id, review.id))
      await tx
        .delete(reviews)
        .where(
          and(
            eq(reviews.productId, review.productId),
            eq(reviews.email, review.email),
            eq(reviews.waitsFor, 'confirmation'),
            ne(reviews.id, review.id),
          ),
        )
    }
    return findUnconfirmed(tx, token)
  })
}

const keptFor = days(7)

/** Addresses whose owner never confirmed must not be kept. */
export async function purgeUnconfirmedReviews({ database: { db }, log, now }: JobDeps): Promise<void> {
  const isOld = and(
    eq(reviews.waitsFor, 'confirmation'),
    lte(reviews.createdAt, new Date(now().getTime() - keptFor)),
  )
  const removed = await inBatches(async (limit) => {
    const old = db.select({ id: reviews.id }).from(reviews).where(isOld).limit(limit)
    // Asked again in the delete: the author may confirm in between.
    const { rowCount } = await db.delete(reviews).where(and(inArray(reviews.id, old), isOld))
    return rowCount ?? 0
  })
  if (removed > 0) log.info({ removed }, 'reviews that were never confirmed removed')
}
