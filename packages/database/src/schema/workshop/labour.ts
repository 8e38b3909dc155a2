import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, uniqueIndex, varchar } from 'drizzle-orm/pg-core'
import { notBlank } from '../../checks.ts'
import { createdAt, id, instant, money, updatedAt, version } from '../../columns.ts'
import { users } from '../people/users.ts'
import { ofServiceOrder } from './service-orders.ts'

/** The price list of work, edited by administrators. */
export const labourTasks = pgTable(
  'labour_tasks',
  {
    id: id(),
    name: varchar('name', { length: 120 }).notNull(),
    /** In USD, MLC and CUP; null: not offered in that currency. */
    price: money('price'),
    priceMlc: money('price_mlc'),
    priceAlt: money('price_alt'),
    /** How long it is expected to take. */
    minutes: integer('minutes').notNull(),
    position: integer('position').notNull().default(0),
    enable: boolean('enable').notNull().default(true),
    version: version(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    uniqueIndex('labour_tasks_name_unique').on(sql`lower(${t.name})`),
    notBlank('labour_tasks_name_given', t.name),
    check('labour_tasks_prices', sql`${t.price} > 0 and ${t.priceMlc} > 0 and ${t.priceAlt} > 0`),
    check('labour_tasks_minutes', sql`${t.minutes} between 1 and 6000`),
  ],
)

/** Time of a technician on a repair, measured by the server: it runs while `endedAt` is null. */
export const serviceTimes = pgTable(
  'service_times',
  {
    id: id(),
    serviceOrderId: ofServiceOrder(),
    technicianId: integer('technician_id')
      .notNull()
      .references(() => users.id),
    labourTaskId: integer('labour_task_id').references(() => labourTasks.id),
    startedAt: instant('started_at').notNull(),
    endedAt: instant('ended_at'),
    /** Counts instead of what was measured. */
    correctedMinutes: integer('corrected_minutes'),
    reason: varchar('reason', { length: 300 }),
    version: version(),
  },
  (t) => [
    uniqueIndex('service_times_one_running').on(t.technicianId).where(sql`${t.endedAt} is null`),
    index('service_times_order').on(t.serviceOrderId, t.id),
    check('service_times_forward', sql`${t.endedAt} >= ${t.startedAt}`),
    check('service_times_corrected', sql`${t.correctedMinutes} between 0 and 6000`),
    check(
      'service_times_corrected_with_reason',
      sql`${t.correctedMinutes} is null or ${t.endedAt} is not null and coalesce(btrim(${t.reason}), '') <> ''`,
    ),
  ],
)
