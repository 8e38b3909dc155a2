import { sql } from 'drizzle-orm'
import { boolean, check, foreignKey, index, integer, pgTable, primaryKey, varchar } from 'drizzle-orm/pg-core'
import { fileName } from '../../columns.ts'
import { files } from '../platform/files.ts'
import { attributes, attributeValues } from './attributes.ts'
import { categories } from './categories.ts'
import { products } from './products.ts'

const productId = () =>
  integer('product_id')
    .notNull()
    .references(() => products.id, { onDelete: 'cascade' })

export const productCategories = pgTable(
  'product_categories',
  {
    productId: productId(),
    categoryId: integer('category_id')
      .notNull()
      .references(() => categories.id),
    /** The first one is the main category, shown in the breadcrumb. */
    position: integer('position').notNull().default(0),
  },
  (t) => [
    primaryKey({ columns: [t.productId, t.categoryId] }),
    index('product_categories_category').on(t.categoryId),
  ],
)

/** The attributes of a product, and whether cards show them. */
export const productAttributes = pgTable(
  'product_attributes',
  {
    productId: productId(),
    attributeId: integer('attribute_id')
      .notNull()
      .references(() => attributes.id),
    featured: boolean('featured').notNull().default(false),
    position: integer('position').notNull().default(0),
  },
  (t) => [
    primaryKey({ columns: [t.productId, t.attributeId] }),
    index('product_attributes_attribute').on(t.attributeId),
  ],
)

export const productAttributeValues = pgTable(
  'product_attribute_values',
  {
    productId: integer('product_id').notNull(),
    attributeId: integer('attribute_id').notNull(),
    valueId: integer('value_id').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.productId, t.valueId] }),
    foreignKey({
      name: 'product_attribute_values_attribute_of_product',
      columns: [t.productId, t.attributeId],
      foreignColumns: [productAttributes.productId, productAttributes.attributeId],
    }).onDelete('cascade'),
    foreignKey({
      name: 'product_attribute_values_value_of_attribute',
      columns: [t.attributeId, t.valueId],
      foreignColumns: [attributeValues.attributeId, attributeValues.id],
    }),
    index('product_attribute_values_value').on(t.valueId),
  ],
)

export const productPictures = pgTable(
  'product_pictures',
  {
    productId: productId(),
    position: integer('position').notNull(),
    file: fileName('file')
      .notNull()
      .references(() => files.name, { onUpdate: 'cascade' }),
    alt: varchar('alt', { length: 200 }).notNull().default(''),
  },
  (t) => [
    primaryKey({ columns: [t.productId, t.position] }),
    index('product_pictures_file').on(t.file),
    check('product_pictures_position', sql`${t.position} between 0 and 19`),
  ],
)
