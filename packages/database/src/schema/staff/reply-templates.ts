import { boolean, integer, pgTable, uniqueIndex, varchar } from 'drizzle-orm/pg-core'
import { notBlank } from '../../checks.ts'
import { createdAt, id, updatedAt, version } from '../../columns.ts'

/** Replies that staff write often, with fields such as `{nombre}` (back-office.md#reply-templates). */
export const replyTemplates = pgTable(
  'reply_templates',
  {
    id: id(),
    name: varchar('name', { length: 80 }).notNull(),
    body: varchar('body', { length: 2000 }).notNull(),
    position: integer('position').notNull().default(0),
    enable: boolean('enable').notNull().default(true),
    version: version(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    uniqueIndex('reply_templates_name_unique').on(t.name),
    notBlank('reply_templates_name_given', t.name),
    notBlank('reply_templates_body_given', t.body),
  ],
)
