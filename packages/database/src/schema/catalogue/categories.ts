import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  boolean,
  check,
  index,
  integer,
  pgTable,
  text,
  unique,
  varchar,
} from 'drizzle-orm/pg-core'
import { isSlug, notBlank } from '../../checks.ts'
import { createdAt, fileName, id, slug, updatedAt, version } from '../../columns.ts'
import { files } from '../platform/files.ts'

/** A tree; a trigger refuses a parent that is the category's own descendant. */
export const categories = pgTable(
  'categories',
  {
    id: id(),
    parentId: integer('parent_id').references((): AnyPgColumn => categories.id),
    slug: slug().notNull(),
    name: varchar('name', { length: 80 }).notNull(),
    description: text('description').notNull().default(''),
    image: fileName('image').references(() => files.name, { onUpdate: 'cascade' }),
    position: integer('position').notNull().default(0),
    enable: boolean('enable').notNull().default(true),
    /** Units of its products, and of the categories below, are sold with their serial (selling.md#serial-numbers). */
    serialsRequired: boolean('serials_required').notNull().default(false),
    version: version(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    unique('categories_slug_unique').on(t.slug),
    index('categories_parent').on(t.parentId, t.position),
    isSlug('categories_slug_form', t.slug),
    notBlank('categories_name_given', t.name),
    check('categories_not_own_parent', sql`${t.parentId} <> ${t.id}`),
  ],
)
