import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, primaryKey, unique, varchar } from 'drizzle-orm/pg-core'
import { togetherOrNot } from '../../checks.ts'
import { createdAt, id, instant, money, updatedAt } from '../../columns.ts'
import { products } from '../catalogue/products.ts'
import { users } from '../people/users.ts'
import { currencies } from '../site/currencies.ts'

/** Sorted by `optionId`, so that equal choices are equal JSON. */
export type ChosenOption = { optionId: number; valueId: number }

export const carts = pgTable(
  'carts',
  {
    id: id(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id),
    /** Null while nothing is reserved; changes set it two hours ahead, until a term ends (selling.md#reservations). */
    reservedUntil: instant('reserved_until'),
    /** The code that the customer entered; whether it applies is decided each time. */
    promotionCode: varchar('promotion_code', { length: 20 }),
    /** When the customer was last told that it is waiting (selling.md#forgotten-carts). */
    remindedAt: instant('reminded_at'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    unique('carts_one_per_user').on(t.userId),
    index('carts_reserved_until').on(t.reservedUntil).where(sql`${t.reservedUntil} is not null`),
  ],
)

export const cartLines = pgTable(
  'cart_lines',
  {
    id: id(),
    cartId: integer('cart_id')
      .notNull()
      .references(() => carts.id, { onDelete: 'cascade' }),
    productId: integer('product_id')
      .notNull()
      .references(() => products.id),
    options: jsonb('options').$type<ChosenOption[]>().notNull().default([]),
    /** Lines are equal by product and full option set (selling.md#cart). */
    optionsKey: varchar('options_key', { length: 32 }).notNull().generatedAlwaysAs(sql`md5(options::text)`),
    quantity: integer('quantity').notNull(),
    /** Units reserved for this line: all or, as 'Sin reserva', none. */
    reserved: integer('reserved').notNull().default(0),
    /**
     * The unit price last shown to the customer; a different price at checkout must be confirmed
     * (selling.md#placing-an-order).
     */
    seenPrice: money('seen_price'),
    seenCurrency: varchar('seen_currency', { length: 3 }).references(() => currencies.code),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    unique('cart_lines_product_and_options').on(t.cartId, t.productId, t.optionsKey),
    index('cart_lines_product').on(t.productId),
    check('cart_lines_quantity', sql`${t.quantity} between 1 and 99`),
    check('cart_lines_reserved_all_or_none', sql`${t.reserved} in (0, ${t.quantity})`),
    check('cart_lines_options_list', sql`jsonb_typeof(${t.options}) = 'array'`),
    togetherOrNot('cart_lines_seen', t.seenPrice, t.seenCurrency),
  ],
)

/** When the first unit of a product was reserved for a cart; stays when the line is removed (selling.md#reservations). */
export const reservationTerms = pgTable(
  'reservation_terms',
  {
    cartId: integer('cart_id')
      .notNull()
      .references(() => carts.id, { onDelete: 'cascade' }),
    productId: integer('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    startedAt: instant('started_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.cartId, t.productId] }),
    index('reservation_terms_product_id').on(t.productId),
  ],
)
