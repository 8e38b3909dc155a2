import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, uniqueIndex } from 'drizzle-orm/pg-core'
import { createdAt, id, instant } from '../../columns.ts'
import { users } from '../people/users.ts'
import { orders } from './orders.ts'

/** The link in the mails of an order that shows it signed out; the token is the signed id and stored nowhere (selling.md#order-tickets). */
export const orderTickets = pgTable(
  'order_tickets',
  {
    id: id(),
    orderId: integer('order_id')
      .notNull()
      .references(() => orders.id),
    revokedAt: instant('revoked_at'),
    revokedBy: integer('revoked_by').references(() => users.id),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('order_tickets_one_open').on(t.orderId).where(sql`${t.revokedAt} is null`),
    index('order_tickets_order').on(t.orderId),
    check('order_tickets_revoked_by_someone', sql`(${t.revokedAt} is null) = (${t.revokedBy} is null)`),
  ],
)
