import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, uniqueIndex, varchar } from 'drizzle-orm/pg-core'
import { notBlank } from '../../checks.ts'
import { createdAt, email, fileName, id, updatedAt, version } from '../../columns.ts'
import { users } from '../people/users.ts'
import { files } from '../platform/files.ts'
import { products } from './products.ts'

/** A trigger updates `products.rating` and `products.reviews` from the visible rows. */
export const reviews = pgTable(
  'reviews',
  {
    id: id(),
    productId: integer('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    /** Null for a visitor, whose e-mail address alone limits reviews to one per product. */
    userId: integer('user_id').references(() => users.id),
    author: varchar('author', { length: 80 }).notNull(),
    /** Never shown (catalogue.md#reviews). */
    email: email().notNull(),
    text: varchar('text', { length: 2000 }).notNull(),
    rating: integer('rating').notNull(),
    avatar: fileName('avatar').references(() => files.name, { onUpdate: 'cascade' }),
    verifiedPurchase: boolean('verified_purchase').notNull().default(false),
    hidden: boolean('hidden').notNull().default(false),
    version: version(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    uniqueIndex('reviews_one_per_email').on(t.productId, sql`lower(${t.email})`),
    index('reviews_product_created_at').on(t.productId, t.createdAt),
    index('reviews_created_at').on(t.createdAt),
    check('reviews_rating_range', sql`${t.rating} between 1 and 5`),
    notBlank('reviews_author_given', t.author),
    notBlank('reviews_text_given', t.text),
    check('reviews_verified_has_account', sql`${t.userId} is not null or not ${t.verifiedPurchase}`),
  ],
)
