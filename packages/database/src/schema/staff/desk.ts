import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, unique, varchar } from 'drizzle-orm/pg-core'
import { notBlank } from '../../checks.ts'
import { createdAt, id, instant } from '../../columns.ts'
import { users } from '../people/users.ts'
import { orders } from '../selling/orders.ts'
import { contactMessages } from '../site/contact-messages.ts'
import { serviceOrders } from '../workshop/service-orders.ts'

/** What staff work on together. Exactly one of the three is set. */
const subject = {
  orderId: () => integer('order_id').references(() => orders.id),
  serviceOrderId: () => integer('service_order_id').references(() => serviceOrders.id),
  messageId: () => integer('message_id').references(() => contactMessages.id, { onDelete: 'cascade' }),
}

/** Who takes care of a record. Without a row, whoever has time (back-office.md#colleagues). */
export const assignments = pgTable(
  'assignments',
  {
    id: id(),
    orderId: subject.orderId(),
    serviceOrderId: subject.serviceOrderId(),
    messageId: subject.messageId(),
    staffId: integer('staff_id')
      .notNull()
      .references(() => users.id),
    assignedBy: integer('assigned_by')
      .notNull()
      .references(() => users.id),
    assignedAt: instant('assigned_at').notNull().defaultNow(),
  },
  (t) => [
    unique('assignments_order_unique').on(t.orderId),
    unique('assignments_service_order_unique').on(t.serviceOrderId),
    unique('assignments_message_unique').on(t.messageId),
    index('assignments_staff').on(t.staffId),
    check(
      'assignments_one_subject',
      sql`num_nonnulls(${t.orderId}, ${t.serviceOrderId}, ${t.messageId}) = 1`,
    ),
  ],
)

/** What staff write to each other. No route of customers reads this table. */
export const staffNotes = pgTable(
  'staff_notes',
  {
    id: id(),
    orderId: subject.orderId(),
    serviceOrderId: subject.serviceOrderId(),
    messageId: subject.messageId(),
    authorId: integer('author_id')
      .notNull()
      .references(() => users.id),
    text: varchar('text', { length: 2000 }).notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    index('staff_notes_order').on(t.orderId, t.id).where(sql`${t.orderId} is not null`),
    index('staff_notes_service_order').on(t.serviceOrderId, t.id).where(sql`${t.serviceOrderId} is not null`),
    index('staff_notes_message').on(t.messageId, t.id),
    check(
      'staff_notes_one_subject',
      sql`num_nonnulls(${t.orderId}, ${t.serviceOrderId}, ${t.messageId}) = 1`,
    ),
    notBlank('staff_notes_text_given', t.text),
  ],
)
