import { largestQuantity, sheetKinds, sheetStates } from '@tecnoclick/domain/stock/stock-sheet'
import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, primaryKey, varchar } from 'drizzle-orm/pg-core'
import { oneOf, togetherOrNot } from '../../checks.ts'
import { createdAt, id, instant, money, version } from '../../columns.ts'
import { products } from '../catalogue/products.ts'
import { users } from '../people/users.ts'

/** Goods that arrived, or a count (selling.md#stock-sheets). A trigger keeps what was booked or discarded. */
export const stockSheets = pgTable(
  'stock_sheets',
  {
    id: id(),
    kind: varchar('kind', { length: 8, enum: sheetKinds }).notNull(),
    state: varchar('state', { length: 12, enum: sheetStates }).notNull().default('draft'),
    /** Of a count: what is counted, such as a category. */
    title: varchar('title', { length: 120 }).notNull().default(''),
    supplier: varchar('supplier', { length: 120 }),
    note: varchar('note', { length: 500 }).notNull().default(''),
    /** While it is a draft, nobody sees what the ledger expects. */
    blind: boolean('blind').notNull().default(false),
    createdAt: createdAt(),
    createdBy: integer('created_by')
      .notNull()
      .references(() => users.id),
    bookedAt: instant('booked_at'),
    bookedBy: integer('booked_by').references(() => users.id),
    version: version(),
  },
  (t) => [
    index('stock_sheets_state').on(t.state, t.createdAt),
    oneOf('stock_sheets_kind_known', t.kind, sheetKinds),
    oneOf('stock_sheets_state_known', t.state, sheetStates),
    togetherOrNot('stock_sheets_booked_by_someone', t.bookedAt, t.bookedBy),
    check('stock_sheets_booked', sql`(${t.state} = 'booked') = (${t.bookedAt} is not null)`),
    check('stock_sheets_blind_counts', sql`${t.kind} = 'count' or not ${t.blind}`),
  ],
)

export const stockSheetLines = pgTable(
  'stock_sheet_lines',
  {
    sheetId: integer('sheet_id')
      .notNull()
      .references(() => stockSheets.id, { onDelete: 'cascade' }),
    productId: integer('product_id')
      .notNull()
      .references(() => products.id),
    position: integer('position').notNull(),
    /** Units that arrived or were counted; null: not counted yet. */
    quantity: integer('quantity'),
    /** Of a count: the units that should have been there when they were counted. */
    expected: integer('expected'),
    /** Of one unit in USD. Only administrators see it. */
    cost: money('cost'),
    /** Of a receipt: serials that were scanned; the register has them once it is booked. */
    serials: varchar('serials', { length: 80 }).array(),
  },
  (t) => [
    primaryKey({ columns: [t.sheetId, t.productId] }),
    index('stock_sheet_lines_product').on(t.productId, t.sheetId),
    check('stock_sheet_lines_quantity', sql`${t.quantity} between 0 and ${sql.raw(String(largestQuantity))}`),
    check('stock_sheet_lines_cost', sql`${t.cost} > 0`),
  ],
)
