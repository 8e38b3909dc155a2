import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  foreignKey,
  integer,
  pgTable,
  unique,
  uniqueIndex,
  varchar,
} from 'drizzle-orm/pg-core'
import { notBlank } from '../../checks.ts'
import { id, money } from '../../columns.ts'
import { products } from './products.ts'

/** A choice made when buying: Garantía extendida, Color (catalogue.md#options). */
export const productOptions = pgTable(
  'product_options',
  {
    id: id(),
    productId: integer('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    title: varchar('title', { length: 80 }).notNull(),
    required: boolean('required').notNull().default(true),
    position: integer('position').notNull().default(0),
  },
  (t) => [
    uniqueIndex('product_options_title_unique').on(t.productId, sql`lower(${t.title})`),
    unique('product_options_product_and_id').on(t.productId, t.id),
    notBlank('product_options_title_given', t.title),
  ],
)

export const productOptionValues = pgTable(
  'product_option_values',
  {
    id: id(),
    productId: integer('product_id').notNull(),
    optionId: integer('option_id').notNull(),
    title: varchar('title', { length: 80 }).notNull(),
    /** Added to `price` and `priceMayorista`, in USD, and in MLC by the factor. */
    surcharge: money('surcharge').notNull().default(0),
    /** Added to `priceAlt` and `priceMayoristaAlt`, in CUP. */
    surchargeAlt: money('surcharge_alt').notNull().default(0),
    position: integer('position').notNull().default(0),
  },
  (t) => [
    foreignKey({
      name: 'product_option_values_option_of_product',
      columns: [t.productId, t.optionId],
      foreignColumns: [productOptions.productId, productOptions.id],
    }).onDelete('cascade'),
    uniqueIndex('product_option_values_title_unique').on(t.optionId, sql`lower(${t.title})`),
    notBlank('product_option_values_title_given', t.title),
    check('product_option_values_surcharge', sql`${t.surcharge} >= 0 and ${t.surchargeAlt} >= 0`),
  ],
)
