import {
  serialEvents as events,
  longestSerial,
  serialStates,
  shortestSerial,
} from '@tecnoclick/domain/stock/serials'
import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, unique, varchar } from 'drizzle-orm/pg-core'
import { notBlank, oneOf, togetherOrNot } from '../../checks.ts'
import { createdAt, id, instant, version } from '../../columns.ts'
import { products } from '../catalogue/products.ts'
import { users } from '../people/users.ts'
import { orderLines, orders } from '../selling/orders.ts'
import { orderReturns, returnLines } from '../selling/returns.ts'
import { serviceOrders } from '../workshop/service-orders.ts'
import { serviceParts } from '../workshop/service-parts.ts'
import { stockSheets } from './stock-sheets.ts'

/** A unit with a serial number. Triggers keep its state with order, delivery and return (selling.md#serial-numbers). */
export const serialUnits = pgTable(
  'serial_units',
  {
    id: id(),
    productId: integer('product_id')
      .notNull()
      .references(() => products.id),
    /** As it was typed. */
    serial: varchar('serial', { length: 80 }).notNull(),
    /** What it is compared by. */
    serialKey: varchar('serial_key', { length: longestSerial }).notNull(),
    state: varchar('state', { length: 9, enum: serialStates }).notNull().default('stock'),
    /** The receipt that it came with; null if it was first seen later. */
    sheetId: integer('sheet_id').references(() => stockSheets.id),
    orderLineId: integer('order_line_id').references(() => orderLines.id),
    /** While it is in a return that is not settled. */
    returnLineId: integer('return_line_id').references(() => returnLines.id),
    /** The part of a repair that it was fitted as. */
    servicePartId: integer('service_part_id').references(() => serviceParts.id),
    version: version(),
    createdAt: createdAt(),
  },
  (t) => [
    unique('serial_units_serial_unique').on(t.productId, t.serialKey),
    index('serial_units_key').using('btree', sql`${t.serialKey} varchar_pattern_ops`),
    index('serial_units_order_line').on(t.orderLineId),
    index('serial_units_return_line').on(t.returnLineId).where(sql`${t.returnLineId} is not null`),
    index('serial_units_sheet').on(t.sheetId, t.productId),
    index('serial_units_service_part').on(t.servicePartId).where(sql`${t.servicePartId} is not null`),
    oneOf('serial_units_state_known', t.state, serialStates),
    check(
      'serial_units_key_form',
      sql`${t.serialKey} ~ ${sql.raw(`'^[A-Z0-9]{${shortestSerial},${longestSerial}}$'`)}`,
    ),
    check(
      'serial_units_line_of_state',
      sql`case when ${t.state} in ('sold', 'delivered', 'returned') then ${t.orderLineId} is not null when ${t.state} in ('stock', 'lost') then ${t.orderLineId} is null else true end`,
    ),
    check(
      'serial_units_part_of_state',
      sql`(${t.state} = 'fitted') = (${t.servicePartId} is not null) and num_nonnulls(${t.servicePartId}, ${t.orderLineId}) < 2`,
    ),
    check('serial_units_return_of_line', sql`${t.returnLineId} is null or ${t.orderLineId} is not null`),
  ],
)

/** The history of a unit; appended only. */
export const serialEvents = pgTable(
  'serial_events',
  {
    id: id(),
    unitId: integer('unit_id')
      .notNull()
      .references(() => serialUnits.id),
    at: instant('at').notNull().defaultNow(),
    event: varchar('event', { length: 12, enum: events }).notNull(),
    orderId: integer('order_id').references(() => orders.id),
    returnId: integer('return_id').references(() => orderReturns.id),
    serviceOrderId: integer('service_order_id').references(() => serviceOrders.id),
    note: varchar('note', { length: 500 }).notNull().default(''),
    /** Null for what follows from something else, such as a cancelled order. */
    actorId: integer('actor_id').references(() => users.id),
  },
  (t) => [
    index('serial_events_unit').on(t.unitId, t.id),
    oneOf('serial_events_event_known', t.event, events),
  ],
)

/** What a courier handed over with other serials than were packed, and why. Staff look at it. */
export const serialMismatches = pgTable(
  'serial_mismatches',
  {
    id: id(),
    orderId: integer('order_id')
      .notNull()
      .references(() => orders.id),
    /** Serials, as the courier saw them. */
    packed: varchar('packed', { length: 80 }).array().notNull(),
    scanned: varchar('scanned', { length: 80 }).array().notNull(),
    reason: varchar('reason', { length: 500 }).notNull(),
    at: instant('at').notNull(),
    actorId: integer('actor_id')
      .notNull()
      .references(() => users.id),
    settledAt: instant('settled_at'),
    settledBy: integer('settled_by').references(() => users.id),
    note: varchar('note', { length: 500 }).notNull().default(''),
  },
  (t) => [
    index('serial_mismatches_order').on(t.orderId),
    index('serial_mismatches_open').on(t.at).where(sql`${t.settledAt} is null`),
    notBlank('serial_mismatches_reason_given', t.reason),
    togetherOrNot('serial_mismatches_settled_by_someone', t.settledAt, t.settledBy),
  ],
)
