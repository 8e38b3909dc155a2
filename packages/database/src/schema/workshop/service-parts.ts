import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, varchar } from 'drizzle-orm/pg-core'
import { createdAt, id, version } from '../../columns.ts'
import { products } from '../catalogue/products.ts'
import { users } from '../people/users.ts'
import { ofServiceOrder, serviceQuotes } from './service-orders.ts'

/**
 * Units of a product that a repair needs (workshop.md#parts). What is neither reserved nor used is missing. The ledger has an
 * entry for each move between these columns and `products.stock`.
 */
export const serviceParts = pgTable(
  'service_parts',
  {
    id: id(),
    serviceOrderId: ofServiceOrder(),
    productId: integer('product_id')
      .notNull()
      .references(() => products.id),
    /** The accepted quote that asked for it; null for a part that a technician added. */
    quoteId: integer('quote_id').references(() => serviceQuotes.id),
    /** Units needed; 0 once all went back. */
    quantity: integer('quantity').notNull(),
    reserved: integer('reserved').notNull().default(0),
    /** Fitted. */
    used: integer('used').notNull().default(0),
    /** Of the units that were fitted. */
    serial: varchar('serial', { length: 200 }).notNull().default(''),
    addedBy: integer('added_by').references(() => users.id),
    createdAt: createdAt(),
    version: version(),
  },
  (t) => [
    index('service_parts_order').on(t.serviceOrderId, t.id),
    index('service_parts_product').on(t.productId),
    index('service_parts_missing').on(t.productId).where(sql`${t.reserved} + ${t.used} < ${t.quantity}`),
    check('service_parts_quantity', sql`${t.quantity} between 0 and 9999`),
    check(
      'service_parts_adds_up',
      sql`${t.reserved} >= 0 and ${t.used} >= 0 and ${t.reserved} + ${t.used} <= ${t.quantity}`,
    ),
  ],
)
