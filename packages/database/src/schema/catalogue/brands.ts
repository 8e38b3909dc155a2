import { boolean, integer, pgTable, unique, varchar } from 'drizzle-orm/pg-core'
import { isSlug, notBlank } from '../../checks.ts'
import { createdAt, fileName, id, slug, updatedAt, version } from '../../columns.ts'
import { files } from '../platform/files.ts'

export const brands = pgTable(
  'brands',
  {
    id: id(),
    slug: slug().notNull(),
    name: varchar('name', { length: 80 }).notNull(),
    logo: fileName('logo').references(() => files.name, { onUpdate: 'cascade' }),
    position: integer('position').notNull().default(0),
    enable: boolean('enable').notNull().default(true),
    version: version(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    unique('brands_slug_unique').on(t.slug),
    isSlug('brands_slug_form', t.slug),
    notBlank('brands_name_given', t.name),
  ],
)
