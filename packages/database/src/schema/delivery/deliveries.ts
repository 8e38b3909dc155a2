import { deliverySteps, stepKinds } from '@tecnoclick/domain/delivery/delivery-steps'
import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, uniqueIndex, varchar } from 'drizzle-orm/pg-core'
import { oneOf, togetherOrNot } from '../../checks.ts'
import { id, instant } from '../../columns.ts'
import { users } from '../people/users.ts'
import { orders } from '../selling/orders.ts'

/** How an assignment of a courier ended. */
export const assignmentOutcomes = ['delivered', 'failed', 'withdrawn'] as const

/** Where an order is between shop and customer, from its first step on (selling.md#preparing-and-delivering). */
export const deliveries = pgTable(
  'deliveries',
  {
    orderId: integer('order_id')
      .primaryKey()
      .references(() => orders.id),
    step: varchar('step', { length: 12, enum: deliverySteps }).notNull(),
    /** For the customer alone, who tells it to whoever hands over the order. */
    code: varchar('code', { length: 4 }).notNull(),
    wrongCodes: integer('wrong_codes').notNull().default(0),
    deliveredAt: instant('delivered_at'),
    /** Null until it is delivered. */
    byCode: boolean('by_code'),
  },
  (t) => [
    index('deliveries_step').on(t.step),
    oneOf('deliveries_step_known', t.step, deliverySteps),
    check('deliveries_code_form', sql`${t.code} ~ '^[0-9]{4}$'`),
    check('deliveries_wrong_codes', sql`${t.wrongCodes} between 0 and 5`),
    check('deliveries_delivered_has_time', sql`(${t.step} = 'delivered') = (${t.deliveredAt} is not null)`),
    togetherOrNot('deliveries_proof_whole', t.deliveredAt, t.byCode),
  ],
)

/** Every step that was taken, by whom and why. */
export const deliveryStepLog = pgTable(
  'delivery_steps',
  {
    id: id(),
    orderId: integer('order_id')
      .notNull()
      .references(() => deliveries.orderId),
    step: varchar('step', { length: 12, enum: deliverySteps }).notNull(),
    kind: varchar('kind', { length: 8, enum: stepKinds }).notNull(),
    at: instant('at').notNull(),
    actorId: integer('actor_id')
      .notNull()
      .references(() => users.id),
    /** Of a step back, of a failed delivery and of one without the code. */
    reason: varchar('reason', { length: 500 }).notNull().default(''),
  },
  (t) => [
    index('delivery_steps_order').on(t.orderId, t.id),
    oneOf('delivery_steps_step_known', t.step, deliverySteps),
    oneOf('delivery_steps_kind_known', t.kind, stepKinds),
  ],
)

/** Who takes an order to its customer. One at a time. */
export const courierAssignments = pgTable(
  'courier_assignments',
  {
    id: id(),
    orderId: integer('order_id')
      .notNull()
      .references(() => orders.id),
    courierId: integer('courier_id')
      .notNull()
      .references(() => users.id),
    assignedBy: integer('assigned_by')
      .notNull()
      .references(() => users.id),
    assignedAt: instant('assigned_at').notNull(),
    endedAt: instant('ended_at'),
    outcome: varchar('outcome', { length: 12, enum: assignmentOutcomes }),
  },
  (t) => [
    uniqueIndex('courier_assignments_one_open').on(t.orderId).where(sql`${t.endedAt} is null`),
    index('courier_assignments_courier').on(t.courierId, t.endedAt),
    oneOf('courier_assignments_outcome_known', t.outcome, assignmentOutcomes),
    togetherOrNot('courier_assignments_end_whole', t.endedAt, t.outcome),
  ],
)
