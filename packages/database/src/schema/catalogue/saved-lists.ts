import { index, integer, pgTable, primaryKey } from 'drizzle-orm/pg-core'
import { createdAt } from '../../columns.ts'
import { users } from '../people/users.ts'
import { products } from './products.ts'

const savedProduct = () => ({
  userId: integer('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' }),
  productId: integer('product_id')
    .notNull()
    .references(() => products.id, { onDelete: 'cascade' }),
  createdAt: createdAt(),
})

export const wishlistItems = pgTable('wishlist_items', savedProduct(), (t) => [
  primaryKey({ columns: [t.userId, t.productId] }),
  index('wishlist_items_product').on(t.productId),
])

export const compareItems = pgTable('compare_items', savedProduct(), (t) => [
  primaryKey({ columns: [t.userId, t.productId] }),
  index('compare_items_product').on(t.productId),
])
