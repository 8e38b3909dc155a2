import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, varchar } from 'drizzle-orm/pg-core'
import { notBlank, togetherOrNot } from '../../checks.ts'
import { createdAt, email, id, instant, updatedAt, version } from '../../columns.ts'
import { users } from '../people/users.ts'

/** Stored and mailed through the outbox (site.md#contact). */
export const contactMessages = pgTable(
  'contact_messages',
  {
    id: id(),
    userId: integer('user_id').references(() => users.id),
    email: email().notNull(),
    name: varchar('name', { length: 50 }).notNull(),
    subject: varchar('subject', { length: 20 }).notNull(),
    body: varchar('body', { length: 5000 }).notNull(),
    readAt: instant('read_at'),
    /** Answered, or settled in another way. Until then it is in the work queue. */
    handledAt: instant('handled_at'),
    reply: varchar('reply', { length: 5000 }),
    repliedAt: instant('replied_at'),
    repliedBy: integer('replied_by').references(() => users.id),
    enable: boolean('enable').notNull().default(true),
    version: version(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    index('contact_messages_created_at').on(t.createdAt),
    index('contact_messages_waiting').on(t.createdAt).where(sql`${t.handledAt} is null and ${t.enable}`),
    notBlank('contact_messages_body_given', t.body),
    check(
      'contact_messages_one_line',
      sql`${t.name} !~ '[[:cntrl:]]' and ${t.subject} !~ '[[:cntrl:]]' and ${t.email} !~ '[[:cntrl:][:space:]]'`,
    ),
    check('contact_messages_reply_handles', sql`${t.repliedAt} is null or ${t.handledAt} is not null`),
    togetherOrNot('contact_messages_reply_whole', t.reply, t.repliedAt, t.repliedBy),
  ],
)
