import type { Transaction } from '../../../connect.ts'
import { reviews } from '../../../schema/catalogue/reviews.ts'
import { insertRows } from '../bulk.ts'
import { daysAgo } from '../moment.ts'
import type { DemoReview } from '../reviews/review.ts'
import { demoReviews } from '../reviews.ts'
import { valueSlug } from './dictionary.ts'
import type { People } from './people.ts'
import type { PlacedOrder } from './placed-order.ts'
import { required, type Sellable } from './product-rows.ts'

/** A trigger derives rating and count of each product. Buyers' reviews are marked (catalogue.md#reviews). */
export async function storeReviews(
  tx: Transaction,
  {
    now,
    people,
    products,
    booked,
  }: { now: Date; people: People; products: Map<string, Sellable>; booked: readonly PlacedOrder[] },
): Promise<void> {
  const written = Object.entries(demoReviews).flatMap(([slug, list]) => {
    const product = required(products, slug)
    return list.map((review, index) => ({ product, review, at: daysAgo(now, [review[2], timeOf(index)]) }))
  })
  const rows = written.map(({ product, review, at }) => {
    const [author, rating, , text, hidden] = review
    return {
      productId: product.id,
      rating,
      text,
      hidden: hidden !== undefined,
      createdAt: at,
      ...signed(author, product.id, at),
    }
  })
  await insertRows(tx, reviews, rows)

  function signed(author: DemoReview[0], productId: number, at: Date) {
    if (typeof author === 'string') {
      const email = `${valueSlug(author).replaceAll('-', '.')}@example.com`
      return { author, email, userId: null, verifiedPurchase: false }
    }
    const { id, name, email } = people.by(author.customer)
    const verifiedPurchase = booked.some((order) => hasBought(order, id, productId, at))
    return { author: name, email, userId: id, verifiedPurchase }
  }
}

function hasBought(
  { buyer, at, steps, lines }: PlacedOrder,
  clientId: number,
  productId: number,
  by: Date,
): boolean {
  const isTheirs = buyer.channel === 'web' && buyer.clientId === clientId && at < by
  const wasCancelled = steps.some((step) => step.status === 'CANCELADA')
  return isTheirs && !wasCancelled && lines.some(({ product }) => product.id === productId)
}

/** Reviews of one product come at different hours of the day. */
function timeOf(index: number): string {
  return ['09:14', '20:47', '13:05', '17:32', '11:51', '19:08', '15:26'][index % 7] ?? '12:00'
}
