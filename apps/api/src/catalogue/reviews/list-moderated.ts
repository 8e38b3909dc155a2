import type { ModeratedReview } from '@tecnoclick/contract/catalogue/reviews/schemas'
import type { List } from '@tecnoclick/contract/platform/wire'
import type { Drizzle, Transaction } from '@tecnoclick/database/connect'
import { products } from '@tecnoclick/database/schema/catalogue/products'
import { reviews } from '@tecnoclick/database/schema/catalogue/reviews'
import type { ReviewState } from '@tecnoclick/domain/catalogue/review-state'
import { and, eq, isNull, type SQL, sql } from 'drizzle-orm'
import { isRefusal, type Refusal } from '../../platform/http/refusal.ts'
import { containsWords, type ListDefinition, selectList } from '../../platform/listing/list-query.ts'
import type { ListFields, ListRequest } from '../../platform/listing/list-request.ts'
import { serializeModeratedReview } from './serialize-review.ts'

export const moderatedFields: ListFields = {
  id: 'integer',
  productId: 'integer',
  rating: 'integer',
  hidden: 'boolean',
  state: 'text',
  email: 'text',
  author: 'text',
  search: 'text',
  date: 'text',
}

/** As `reviewState` derives it. */
const states = {
  unconfirmed: eq(reviews.waitsFor, 'confirmation'),
  waiting: eq(reviews.waitsFor, 'approval'),
  published: eq(reviews.hidden, false),
  hidden: and(eq(reviews.hidden, true), isNull(reviews.waitsFor)),
} satisfies Record<ReviewState, SQL | undefined>

/** A map, because every object has a `__proto__`. */
const inState: ReadonlyMap<string, SQL | undefined> = new Map(Object.entries(states))

const selectable: ListDefinition = {
  filters: {
    id: (value) => eq(reviews.id, Number(value)),
    productId: (value) => eq(reviews.productId, Number(value)),
    rating: (value) => eq(reviews.rating, Number(value)),
    hidden: (value) => eq(reviews.hidden, value === true),
    state: (value) => inState.get(String(value)) ?? sql`false`,
    email: (value) => eq(reviews.email, String(value)),
    author: (value) => eq(reviews.author, String(value)),
    search: (value) =>
      containsWords(
        sql`concat_ws(' ', ${reviews.author}, ${reviews.email}, ${products.name}, ${products.sku})`,
        value,
      ),
  },
  sorts: {
    id: sql`${reviews.id}`,
    productId: sql`${reviews.productId}`,
    rating: sql`${reviews.rating}`,
    author: sql`${reviews.author} collate "es-x-icu"`,
    date: sql`${reviews.createdAt}`,
  },
  defaultSort: sql`${reviews.id} asc`,
  tieBreaker: sql`${reviews.id} asc`,
}

/** All reviews with their products, for staff. */
export async function listModerated(
  db: Drizzle,
  list: ListRequest,
): Promise<List<ModeratedReview> | Refusal> {
  const selection = selectList(list, selectable)
  if (isRefusal(selection)) return selection
  const { condition, sorting } = selection
  const [rows, counted] = await Promise.all([
    selectModerated(db).where(condition).orderBy(sorting).limit(list.limit).offset(list.skip),
    db
      .select({ total: sql<number>`count(*)::integer` })
      .from(reviews)
      .innerJoin(products, eq(products.id, reviews.productId))
      .where(condition),
  ])
  return {
    data: rows.map(({ review, product }) => serializeModeratedReview(review, product)),
    total: counted[0]?.total ?? 0,
  }
}

export async function requireProduct(
  tx: Transaction,
  productId: number,
): Promise<ModeratedReview['product']> {
  const { name, slug } = products
  const [product] = await tx.select({ name, slug }).from(products).where(eq(products.id, productId))
  if (!product) throw new Error(`The product ${productId} of a review is gone`)
  return product
}

function selectModerated(db: Drizzle) {
  return db
    .select({ review: reviews, product: { name: products.name, slug: products.slug } })
    .from(reviews)
    .innerJoin(products, eq(products.id, reviews.productId))
}
