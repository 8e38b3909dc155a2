import { boolean, integer, pgTable, varchar } from 'drizzle-orm/pg-core'
import { notBlank, oneOf } from '../../checks.ts'
import { createdAt, id, updatedAt, version } from '../../columns.ts'

export const promiseIcons = ['truck', 'headset', 'percent', 'shield'] as const

/** The strip of the home page (catalogue.md#home-page). Texts may have placeholders (site.md#placeholders). */
export const promises = pgTable(
  'promises',
  {
    id: id(),
    icon: varchar('icon', { length: 12, enum: promiseIcons }).notNull(),
    title: varchar('title', { length: 80 }).notNull(),
    text: varchar('text', { length: 160 }).notNull().default(''),
    position: integer('position').notNull().default(0),
    enable: boolean('enable').notNull().default(true),
    version: version(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [oneOf('promises_icon_known', t.icon, promiseIcons), notBlank('promises_title_given', t.title)],
)
