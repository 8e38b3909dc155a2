import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable } from 'drizzle-orm/pg-core'
import { instant } from '../../columns.ts'
import { users } from '../people/users.ts'
import { serviceOrders } from './service-orders.ts'

/** A repair at no charge, under the warranty of an earlier one of ours (workshop.md#under-warranty). */
export const repeatedRepairs = pgTable(
  'repeated_repairs',
  {
    serviceOrderId: integer('service_order_id')
      .primaryKey()
      .references(() => serviceOrders.id),
    firstId: integer('first_id')
      .notNull()
      .references(() => serviceOrders.id),
    linkedAt: instant('linked_at').notNull(),
    linkedBy: integer('linked_by')
      .notNull()
      .references(() => users.id),
  },
  (t) => [
    index('repeated_repairs_first').on(t.firstId),
    check('repeated_repairs_of_another', sql`${t.firstId} < ${t.serviceOrderId}`),
  ],
)
