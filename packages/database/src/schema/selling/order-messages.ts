import { messageAuthors } from '@tecnoclick/domain/platform/message-authors'
import { sql } from 'drizzle-orm'
import { index, integer, pgTable, varchar } from 'drizzle-orm/pg-core'
import { notBlank, oneOf } from '../../checks.ts'
import { createdAt, id, instant } from '../../columns.ts'
import { users } from '../people/users.ts'
import { orders } from './orders.ts'

/** What customer and shop write to each other about an order. An answer in its history is a message too. */
export const orderMessages = pgTable(
  'order_messages',
  {
    id: id(),
    orderId: integer('order_id')
      .notNull()
      .references(() => orders.id),
    author: varchar('author', { length: 8, enum: messageAuthors }).notNull(),
    /** Null for the system. */
    actorId: integer('actor_id').references(() => users.id),
    text: varchar('text', { length: 2000 }).notNull(),
    createdAt: createdAt(),
    /** When staff had read what the customer wrote. */
    readAt: instant('read_at'),
  },
  (t) => [
    index('order_messages_order').on(t.orderId, t.id),
    index('order_messages_unread').on(t.orderId).where(sql`${t.author} = 'customer' and ${t.readAt} is null`),
    oneOf('order_messages_author_known', t.author, messageAuthors),
    notBlank('order_messages_text_given', t.text),
  ],
)
