import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, primaryKey, varchar } from 'drizzle-orm/pg-core'
import { notBlank } from '../../checks.ts'
import { createdAt, id, instant, money } from '../../columns.ts'
import { products } from '../catalogue/products.ts'
import { users } from '../people/users.ts'
import { currencies } from '../site/currencies.ts'
import type { ChosenOption } from './carts.ts'

/** A cart as a link; its token is the signed id and stored nowhere (selling.md#cart-links). */
export const cartLinks = pgTable(
  'cart_links',
  {
    id: id(),
    ownerId: integer('owner_id')
      .notNull()
      .references(() => users.id),
    /** Of a saved cart, for its owner alone. */
    name: varchar('name', { length: 60 }),
    currency: varchar('currency', { length: 3 })
      .notNull()
      .references(() => currencies.code),
    expiresAt: instant('expires_at').notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    index('cart_links_owner').on(t.ownerId, t.id),
    index('cart_links_expires_at').on(t.expiresAt),
    notBlank('cart_links_name_given', t.name),
    check('cart_links_expiry', sql`${t.expiresAt} > ${t.createdAt}`),
  ],
)

export const cartLinkLines = pgTable(
  'cart_link_lines',
  {
    linkId: integer('link_id')
      .notNull()
      .references(() => cartLinks.id, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
    productId: integer('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    options: jsonb('options').$type<ChosenOption[]>().notNull().default([]),
    quantity: integer('quantity').notNull(),
    /** Per unit, what everybody paid when the link was made; null without a price. */
    price: money('price'),
  },
  (t) => [
    primaryKey({ columns: [t.linkId, t.position] }),
    index('cart_link_lines_product').on(t.productId),
    check('cart_link_lines_position', sql`${t.position} between 0 and 49`),
    check('cart_link_lines_quantity', sql`${t.quantity} between 1 and 99`),
    check('cart_link_lines_price', sql`${t.price} >= 0`),
    check('cart_link_lines_options_list', sql`jsonb_typeof(${t.options}) = 'array'`),
  ],
)
