import type { ModeratedReview, Review, WrittenReview } from '@tecnoclick/contract/catalogue/reviews/schemas'
import type { reviews } from '@tecnoclick/database/schema/catalogue/reviews'
import { reviewState } from '@tecnoclick/domain/catalogue/review-state'
import { fixedFiles } from '@tecnoclick/domain/site/settings'

type ReviewRow = typeof reviews.$inferSelect

/** The public projection: no e-mail, no account (catalogue.md#reviews). */
export function serializeReview(row: ReviewRow): Review {
  const { id, productId, author, text, rating } = row
  return {
    id,
    productId,
    author,
    text,
    rating,
    avatar: row.avatar ?? fixedFiles.defaultAvatar,
    date: row.createdAt.toISOString(),
    verified: row.verifiedPurchase,
  }
}

export function serializeWrittenReview(row: ReviewRow): WrittenReview {
  return { ...serializeReview(row), state: reviewState(row) }
}

export function serializeModeratedReview(
  row: ReviewRow,
  product: ModeratedReview['product'],
): ModeratedReview {
  const { email, hidden, version } = row
  return { ...serializeWrittenReview(row), email, hidden, version, product }
}
