import { reviewWaits } from '@tecnoclick/domain/catalogue/review-state'
import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, unique, uniqueIndex, varchar } from 'drizzle-orm/pg-core'
import { isSha256, notBlank, oneOf } from '../../checks.ts'
import { bytea, createdAt, email, fileName, id, updatedAt, version } from '../../columns.ts'
import { users } from '../people/users.ts'
import { files } from '../platform/files.ts'
import { products } from './products.ts'

/**
 * Triggers update `products.rating` and `products.reviews` from the visible rows, and `verified_purchase` from the orders of
 * the account.
 */
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
    waitsFor: varchar('waits_for', { length: 12, enum: reviewWaits }),
    /** Of the link that confirms a visitor's address. */
    confirmHash: bytea('confirm_hash'),
    version: version(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    /** An address that nobody confirmed does not keep its owner from writing. */
    uniqueIndex('reviews_one_per_email')
      .on(t.productId, sql`lower(${t.email})`)
      .where(sql`${t.waitsFor} is distinct from 'confirmation'`),
    index('reviews_waiting').on(t.createdAt).where(sql`${t.waitsFor} is not null`),
    unique('reviews_confirm_unique').on(t.confirmHash),
    oneOf('reviews_waits_for_known', t.waitsFor, reviewWaits),
    check('reviews_waiting_is_hidden', sql`${t.waitsFor} is null or ${t.hidden}`),
    check(
      'reviews_confirmed_by_link',
      sql`${t.waitsFor} is distinct from 'confirmation' or ${t.confirmHash} is not null`,
    ),
    isSha256('reviews_confirm_is_hashed', t.confirmHash),
    index('reviews_product_created_at').on(t.productId, t.createdAt),
    index('reviews_created_at').on(t.createdAt),
    check('reviews_rating_range', sql`${t.rating} between 1 and 5`),
    notBlank('reviews_author_given', t.author),
    notBlank('reviews_text_given', t.text),
    check('reviews_verified_has_account', sql`${t.userId} is not null or not ${t.verifiedPurchase}`),
  ],
)
