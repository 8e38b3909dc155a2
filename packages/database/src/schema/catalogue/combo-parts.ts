import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, primaryKey } from 'drizzle-orm/pg-core'
import { products } from './products.ts'

/** What a combo is made of (catalogue.md#combos). A trigger refuses parts that are not sold themselves. */
export const comboParts = pgTable(
  'combo_parts',
  {
    comboId: integer('combo_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    partId: integer('part_id')
      .notNull()
      .references(() => products.id),
    quantity: integer('quantity').notNull(),
    position: integer('position').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.comboId, t.partId] }),
    index('combo_parts_part').on(t.partId),
    check('combo_parts_quantity', sql`${t.quantity} between 1 and 99`),
  ],
)
