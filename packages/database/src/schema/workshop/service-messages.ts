import { messageAuthors } from '@tecnoclick/domain/platform/message-authors'
import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, primaryKey, unique, varchar } from 'drizzle-orm/pg-core'
import { oneOf } from '../../checks.ts'
import { createdAt, fileName, id } from '../../columns.ts'
import { users } from '../people/users.ts'
import { files } from '../platform/files.ts'
import { ofServiceOrder } from './service-orders.ts'

/** What customer and workshop write to each other about a service order. */
export const serviceMessages = pgTable(
  'service_messages',
  {
    id: id(),
    serviceOrderId: ofServiceOrder(),
    author: varchar('author', { length: 8, enum: messageAuthors }).notNull(),
    /** Null for whoever wrote with the ticket link. */
    actorId: integer('actor_id').references(() => users.id),
    /** Empty for photos alone. */
    text: varchar('text', { length: 2000 }).notNull().default(''),
    createdAt: createdAt(),
  },
  (t) => [
    index('service_messages_order').on(t.serviceOrderId, t.id),
    oneOf('service_messages_author_known', t.author, messageAuthors),
    check('service_messages_staff_known', sql`${t.author} <> 'staff' or ${t.actorId} is not null`),
  ],
)

export const serviceMessagePhotos = pgTable(
  'service_message_photos',
  {
    messageId: integer('message_id')
      .notNull()
      .references(() => serviceMessages.id),
    position: integer('position').notNull(),
    file: fileName('file')
      .notNull()
      .references(() => files.name, { onUpdate: 'cascade' }),
  },
  (t) => [
    primaryKey({ columns: [t.messageId, t.position] }),
    unique('service_message_photos_file_unique').on(t.file),
    check('service_message_photos_four', sql`${t.position} between 1 and 4`),
  ],
)
