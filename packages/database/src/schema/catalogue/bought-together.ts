import { leastBuyers } from '@tecnoclick/domain/catalogue/bought-together'
import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, primaryKey, real } from 'drizzle-orm/pg-core'
import { products } from './products.ts'

/** Counted from the orders by a nightly job (catalogue.md#bought-together). Nobody is named, and a pair needs several buyers. */
export const boughtTogether = pgTable(
  'bought_together',
  {
    productId: integer('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    otherId: integer('other_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    /** Different people who bought both in one order. */
    buyers: integer('buyers').notNull(),
    /** How much more often than by chance. */
    lift: real('lift').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.productId, t.otherId] }),
    index('bought_together_other').on(t.otherId),
    check('bought_together_several_buyers', sql`${t.buyers} >= ${sql.raw(String(leastBuyers))}`),
    check('bought_together_two_products', sql`${t.productId} <> ${t.otherId} and ${t.lift} > 1`),
  ],
)
