import type { ReviewPage } from '@tecnoclick/contract/catalogue/reviews/schemas'
import type { Drizzle } from '@tecnoclick/database/connect'
import { reviews } from '@tecnoclick/database/schema/catalogue/reviews'
import { and, count, desc, eq } from 'drizzle-orm'
import { tableSelection } from '../../platform/listing/list-query.ts'
import type { ListFields, ListRequest } from '../../platform/listing/list-request.ts'
import { serializeReview } from './serialize-review.ts'

export const reviewFields: ListFields = { id: 'integer', productId: 'integer', rating: 'integer' }

const isVisible = eq(reviews.hidden, false)
const newestFirst = [desc(reviews.createdAt), desc(reviews.id)]

/** A page of visible reviews. The histogram ignores all filters but the product. */
export async function listReviews(db: Drizzle, list: ListRequest): Promise<ReviewPage> {
  const { condition, sorting } = tableSelection(reviews, list, isVisible)
  const { productId } = list.where
  const ofProduct = typeof productId === 'number' ? eq(reviews.productId, productId) : undefined
  const [rows, total, byStars] = await Promise.all([
    db
      .select()
      .from(reviews)
      .where(condition)
      .orderBy(...(list.sort.length > 0 ? sorting : newestFirst))
      .limit(list.limit)
      .offset(list.skip),
    db.$count(reviews, condition),
    db
      .select({ rating: reviews.rating, count: count() })
      .from(reviews)
      .where(and(isVisible, ofProduct))
      .groupBy(reviews.rating),
  ])
  const countOf = new Map(byStars.map((row) => [row.rating, row.count]))
  return {
    data: rows.map(serializeReview),
    total,
    histogram: [1, 2, 3, 4, 5].map((stars) => countOf.get(stars) ?? 0),
  }
}
