import { sql } from 'drizzle-orm'
import { boolean, check, integer, pgTable, unique, varchar } from 'drizzle-orm/pg-core'
import { isSlug, notBlank, oneOf } from '../../checks.ts'
import { createdAt, id, slug, updatedAt, version } from '../../columns.ts'

/** The filter type (catalogue.md#filters-and-sorting); category and range filters are not attributes. */
export const attributeFilters = ['check', 'color', 'radio'] as const

export const attributes = pgTable(
  'attributes',
  {
    id: id(),
    slug: slug().notNull(),
    name: varchar('name', { length: 80 }).notNull(),
    filter: varchar('filter', { length: 8, enum: attributeFilters }).notNull().default('check'),
    /** False: shown in the specification, but not a filter. */
    filterable: boolean('filterable').notNull().default(true),
    position: integer('position').notNull().default(0),
    version: version(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    unique('attributes_slug_unique').on(t.slug),
    isSlug('attributes_slug_form', t.slug),
    notBlank('attributes_name_given', t.name),
    oneOf('attributes_filter_known', t.filter, attributeFilters),
  ],
)

export const attributeValues = pgTable(
  'attribute_values',
  {
    id: id(),
    attributeId: integer('attribute_id')
      .notNull()
      .references(() => attributes.id, { onDelete: 'cascade' }),
    slug: slug().notNull(),
    name: varchar('name', { length: 120 }).notNull(),
    /** `#rrggbb`, for the swatch of a colour filter. */
    color: varchar('color', { length: 7 }),
    position: integer('position').notNull().default(0),
    version: version(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    unique('attribute_values_slug_unique').on(t.attributeId, t.slug),
    unique('attribute_values_attribute_and_id').on(t.attributeId, t.id),
    isSlug('attribute_values_slug_form', t.slug),
    notBlank('attribute_values_name_given', t.name),
    check('attribute_values_color_form', sql`${t.color} ~ '^#[0-9a-f]{6}$'`),
  ],
)
