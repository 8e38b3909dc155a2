import { quoteLineKinds } from '@tecnoclick/domain/workshop/quote-lines'
import { sql } from 'drizzle-orm'
import { boolean, check, integer, pgTable, primaryKey, varchar } from 'drizzle-orm/pg-core'
import { notBlank, oneOf } from '../../checks.ts'
import { money } from '../../columns.ts'
import { products } from '../catalogue/products.ts'
import { labourTasks } from './labour.ts'
import { serviceQuotes } from './service-orders.ts'

/** Parts and labour. A quote without lines is one amount, explained by its note. */
export const serviceQuoteLines = pgTable(
  'service_quote_lines',
  {
    quoteId: integer('quote_id')
      .notNull()
      .references(() => serviceQuotes.id),
    position: integer('position').notNull(),
    kind: varchar('kind', { length: 8, enum: quoteLineKinds }).notNull(),
    description: varchar('description', { length: 200 }).notNull(),
    quantity: integer('quantity').notNull().default(1),
    /** Of one; 0 for what is included. */
    price: money('price').notNull(),
    /** Of a part from stock. */
    productId: integer('product_id').references(() => products.id),
    /** Of work from the price list. */
    labourTaskId: integer('labour_task_id').references(() => labourTasks.id),
    /** Expected for one of that task when the quote was made. */
    minutes: integer('minutes'),
    /** The customer may leave it out. */
    optional: boolean('optional').notNull().default(false),
    /** Left out when the quote was accepted. */
    declined: boolean('declined').notNull().default(false),
  },
  (t) => [
    primaryKey({ columns: [t.quoteId, t.position] }),
    oneOf('service_quote_lines_kind_known', t.kind, quoteLineKinds),
    notBlank('service_quote_lines_description_given', t.description),
    check('service_quote_lines_quantity', sql`${t.quantity} between 1 and 99`),
    check(
      'service_quote_lines_source',
      sql`(${t.productId} is null or ${t.kind} = 'part') and (${t.labourTaskId} is null or ${t.kind} = 'labour')`,
    ),
    check('service_quote_lines_minutes', sql`${t.minutes} between 1 and 6000`),
    check('service_quote_lines_price', sql`${t.price} >= 0`),
    check('service_quote_lines_declined_optional', sql`${t.optional} or not ${t.declined}`),
  ],
)
