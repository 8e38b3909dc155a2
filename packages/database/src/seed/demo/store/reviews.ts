import { toSlug } from '@tecnoclick/domain/platform/slug'
import { sql } from 'drizzle-orm'
import type { Transaction } from '../../../connect.ts'
import { reviews } from '../../../schema/catalogue/reviews.ts'
import { insertRows } from '../bulk.ts'
import { type DemoReview, demoReviews } from '../catalogue.ts'
import { daysAgo } from '../moment.ts'
import type { People } from './people.ts'
import { required, type Sellable } from './product-rows.ts'

/** A trigger derives rating and count of each product. Buyers' reviews are marked (catalogue.md#reviews). */
export async function storeReviews(
  tx: Transaction,
  { now, people, products }: { now: Date; people: People; products: Map<string, Sellable> },
): Promise<void> {
  const written = Object.entries(demoReviews).flatMap(([slug, list]) => {
    const product = required(products, slug)
    return list.map((review, index) => ({
      product,
      review,
      at: daysAgo(now, [review.daysAgo, timeOf(index)]),
    }))
  })
  const rows = written.map(({ product, review, at }) => {
    const { rating, text, hidden = false } = review
    return {
      productId: product.id,
      rating,
      text,
      hidden,
      createdAt: at,
      ...signed(review),
    }
  })
  await insertRows(tx, reviews, rows)
  await tx.execute(
    sql`update reviews set verified_purchase = has_bought(user_id, product_id) where user_id is not null`,
  )

  function signed({ author = '', customer }: DemoReview) {
    if (customer === undefined) {
      const email = `${(toSlug(author) ?? '').replaceAll('-', '.')}@example.com`
      return { author, email, userId: null }
    }
    const { id, name, email } = people.by(customer)
    return { author: name, email, userId: id }
  }
}

/** Reviews of one product come at different hours of the day. */
function timeOf(index: number): string {
  return ['09:14', '20:47', '13:05', '17:32', '11:51', '19:08', '15:26'][index % 7] ?? '12:00'
}
