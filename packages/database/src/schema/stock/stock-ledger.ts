import { sql } from 'drizzle-orm'
import { bigint, check, index, integer, pgTable, uniqueIndex, varchar } from 'drizzle-orm/pg-core'
import { isSha256, oneOf } from '../../checks.ts'
import { bytea, createdAt, email, id, instant } from '../../columns.ts'
import { products } from '../catalogue/products.ts'
import { users } from '../people/users.ts'
import { carts } from '../selling/carts.ts'
import { orders } from '../selling/orders.ts'
import { orderReturns } from '../selling/returns.ts'
import { serviceParts } from '../workshop/service-parts.ts'
import { stockSheets } from './stock-sheets.ts'

/**
 * `returned` is a cancelled order, `restocked` goods of a return. Parts of repairs: `partReleased` was reserved, `partReturned`
 * fitted.
 */
export const stockMoveKinds = [
  'received',
  'adjusted',
  'reserved',
  'released',
  'sold',
  'returned',
  'restocked',
  'partReserved',
  'partReleased',
  'partUsed',
  'partReturned',
] as const

/**
 * The ledger: per product, the sum of `availableChange` is `products.stock` and the sum of `reservedChange` is what
 * carts and repairs reserve (platform.md#invariants, 1). Triggers refuse changes of its rows and returns of more than an order
 * sold.
 */
export const stockMoves = pgTable(
  'stock_moves',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    at: instant('at').notNull().defaultNow(),
    productId: integer('product_id')
      .notNull()
      .references(() => products.id),
    kind: varchar('kind', { length: 12, enum: stockMoveKinds }).notNull(),
    /** Units moved; negative only in an adjustment downwards. */
    quantity: integer('quantity').notNull(),
    availableChange: integer('available_change').notNull(),
    reservedChange: integer('reserved_change').notNull().default(0),
    stockAfter: integer('stock_after').notNull(),
    orderId: integer('order_id').references(() => orders.id),
    cartId: integer('cart_id').references(() => carts.id),
    returnId: integer('return_id').references(() => orderReturns.id),
    sheetId: integer('sheet_id').references(() => stockSheets.id),
    servicePartId: integer('service_part_id').references(() => serviceParts.id),
    reason: varchar('reason', { length: 300 }).notNull().default(''),
    /** Null for the system itself (expiry, seeds). */
    actorId: integer('actor_id').references(() => users.id),
  },
  (t) => [
    index('stock_moves_product').on(t.productId, t.id),
    index('stock_moves_order').on(t.orderId).where(sql`${t.orderId} is not null`),
    index('stock_moves_return').on(t.returnId).where(sql`${t.returnId} is not null`),
    // A sheet is booked once.
    uniqueIndex('stock_moves_sheet').on(t.sheetId, t.productId).where(sql`${t.sheetId} is not null`),
    index('stock_moves_part').on(t.servicePartId).where(sql`${t.servicePartId} is not null`),
    index('stock_moves_at').on(t.at),
    oneOf('stock_moves_kind_known', t.kind, stockMoveKinds),
    check('stock_moves_stock_after', sql`${t.stockAfter} >= 0`),
    check(
      'stock_moves_pockets',
      sql`case ${t.kind}
        when 'received' then ${t.quantity} > 0 and ${t.availableChange} = ${t.quantity} and ${t.reservedChange} = 0
        when 'adjusted' then ${t.quantity} <> 0 and ${t.availableChange} = ${t.quantity} and ${t.reservedChange} = 0
        when 'reserved' then ${t.quantity} > 0 and ${t.availableChange} = -${t.quantity} and ${t.reservedChange} = ${t.quantity}
        when 'released' then ${t.quantity} > 0 and ${t.availableChange} = ${t.quantity} and ${t.reservedChange} = -${t.quantity}
        when 'sold' then ${t.quantity} > 0 and ${t.availableChange} + ${t.reservedChange} = -${t.quantity} and 0 in (${t.availableChange}, ${t.reservedChange})
        when 'restocked' then ${t.quantity} > 0 and ${t.availableChange} = ${t.quantity} and ${t.reservedChange} = 0
        when 'returned' then ${t.quantity} > 0 and ${t.availableChange} = ${t.quantity} and ${t.reservedChange} = 0
        when 'partReserved' then ${t.quantity} > 0 and ${t.availableChange} = -${t.quantity} and ${t.reservedChange} = ${t.quantity}
        when 'partReleased' then ${t.quantity} > 0 and ${t.availableChange} = ${t.quantity} and ${t.reservedChange} = -${t.quantity}
        when 'partUsed' then ${t.quantity} > 0 and ${t.availableChange} = 0 and ${t.reservedChange} = -${t.quantity}
        when 'partReturned' then ${t.quantity} > 0 and ${t.availableChange} = ${t.quantity} and ${t.reservedChange} = 0
      end`,
    ),
    check(
      'stock_moves_order_known',
      sql`${t.kind} not in ('sold', 'returned', 'restocked') or ${t.orderId} is not null`,
    ),
    check(
      'stock_moves_part_known',
      sql`(${t.kind} in ('partReserved', 'partReleased', 'partUsed', 'partReturned')) = (${t.servicePartId} is not null)`,
    ),
    check('stock_moves_return_known', sql`(${t.kind} = 'restocked') = (${t.returnId} is not null)`),
    check('stock_moves_sheet_kinds', sql`${t.sheetId} is null or ${t.kind} in ('received', 'adjusted')`),
    check(
      'stock_moves_cart_known',
      sql`${t.kind} not in ('reserved', 'released') or ${t.cartId} is not null`,
    ),
    check('stock_moves_reason_given', sql`${t.kind} <> 'adjusted' or btrim(${t.reason}) <> ''`),
  ],
)

/** 'Avíseme': one mail when the product is back, or when a new one has all these words. */
export const stockAlerts = pgTable(
  'stock_alerts',
  {
    id: id(),
    productId: integer('product_id').references(() => products.id, { onDelete: 'cascade' }),
    /** What a search did not find. */
    words: varchar('words', { length: 120 }),
    userId: integer('user_id').references(() => users.id),
    email: email().notNull(),
    createdAt: createdAt(),
    notifiedAt: instant('notified_at'),
    /** Of the link in its mail. */
    tokenHash: bytea('token_hash'),
  },
  (t) => [
    uniqueIndex('stock_alerts_one_waiting')
      .on(t.productId, sql`lower(${t.email})`)
      .where(sql`${t.notifiedAt} is null`),
    uniqueIndex('stock_alerts_words_waiting')
      .on(sql`lower(${t.words})`, sql`lower(${t.email})`)
      .where(sql`${t.notifiedAt} is null and ${t.words} is not null`),
    index('stock_alerts_created_at').on(t.createdAt),
    uniqueIndex('stock_alerts_token_unique').on(t.tokenHash),
    check('stock_alerts_one_wish', sql`num_nonnulls(${t.productId}, ${t.words}) = 1`),
    check('stock_alerts_words_given', sql`btrim(${t.words}) <> ''`),
    isSha256('stock_alerts_token_is_hashed', t.tokenHash),
  ],
)
