import { type OrderStatus, orderStatuses } from '@tecnoclick/domain/selling/order-status'
import { longestWarrantyMonths } from '@tecnoclick/domain/workshop/repair-warranty'
import { decisionWays } from '@tecnoclick/domain/workshop/service-request'
import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  date,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  unique,
  uniqueIndex,
  varchar,
} from 'drizzle-orm/pg-core'
import { isSha256, notBlank, oneOf, togetherOrNot } from '../../checks.ts'
import { bytea, createdAt, email, fileName, id, instant, money, updatedAt, version } from '../../columns.ts'
import { fromEnd, searchedWords } from '../../search-words.ts'
import { brands } from '../catalogue/brands.ts'
import { addresses } from '../people/addresses.ts'
import { users } from '../people/users.ts'
import { files } from '../platform/files.ts'
import { numberSeries } from '../platform/numbering.ts'
import { orders } from '../selling/orders.ts'
import { currencies } from '../site/currencies.ts'
import { repairSteps } from './repair-steps.ts'
import { services } from './services.ts'

export const serviceOrders = pgTable(
  'service_orders',
  {
    id: id(),
    /** SERVICIO number; null is INVALIDO, as for orders. */
    orderNum: varchar('order_num', { length: 40 }),
    seriesId: integer('series_id').references(() => numberSeries.id),
    sequence: integer('sequence'),
    status: varchar('status', { length: 12, enum: orderStatuses }).notNull().default('PENDIENTE'),
    /** Of this state. Never null: a trigger sets what is missing. */
    stepId: integer('step_id'),
    stepSince: instant('step_since'),
    /** When the workshop promised the device. */
    promisedDate: date('promised_date'),
    /** Null for a device that was left at the counter and not yet added to an account. */
    customerId: integer('customer_id').references(() => users.id),
    /** Who left the device at the counter. Their account, once added, does not change it. */
    contactName: varchar('contact_name', { length: 200 }),
    contactPhone: varchar('contact_phone', { length: 30 }),
    contactEmail: email('contact_email'),
    receivedBy: integer('received_by').references(() => users.id),
    claimedAt: instant('claimed_at'),
    serviceId: integer('service_id')
      .notNull()
      .references(() => services.id),
    /** The order whose combo includes the service. */
    includedIn: integer('included_in').references(() => orders.id),
    brandId: integer('brand_id')
      .notNull()
      .references(() => brands.id),
    model: varchar('model', { length: 100 }).notNull().default(''),
    failure: varchar('failure', { length: 2000 }).notNull(),
    /** What was left with the device: cables, bags, cartridges. */
    accessories: varchar('accessories', { length: 500 }).notNull().default(''),
    deposit: money('deposit'),
    depositCurrency: varchar('deposit_currency', { length: 3 }).references(() => currencies.code),
    /** Of the repair, from the day it is completed. */
    warrantyMonths: integer('warranty_months').notNull().default(0),
    houseservice: boolean('houseservice').notNull().default(false),
    addressId: integer('address_id').references(() => addresses.id),
    /** The text at the time of the request; later edits do not change it. */
    address: varchar('address', { length: 600 }).notNull().default(''),
    /** Who receives the technician: of the address at the time of the request; null where it was written as text. */
    recipientName: varchar('recipient_name', { length: 100 }),
    recipientLastname: varchar('recipient_lastname', { length: 100 }),
    recipientPhone: varchar('recipient_phone', { length: 30 }),
    recipientCountry: varchar('recipient_country', { length: 80 }),
    businessId: integer('business_id').notNull(),
    respuesta: varchar('respuesta', { length: 2000 }),
    respondedAt: instant('responded_at'),
    /** The oldest message of the customer that staff have neither answered nor marked as read. */
    unreadSince: instant('unread_since'),
    enable: boolean('enable').notNull().default(true),
    fecha: instant('fecha').notNull().defaultNow(),
    completedAt: instant('completed_at'),
    cancelledAt: instant('cancelled_at'),
    version: version(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    uniqueIndex('service_orders_number_unique').on(t.orderNum),
    unique('service_orders_sequence_unique').on(t.seriesId, t.sequence),
    uniqueIndex('service_orders_included_once')
      .on(t.includedIn, t.serviceId)
      .where(sql`${t.includedIn} is not null`),
    index('service_orders_date').on(t.fecha),
    index('service_orders_status_date').on(t.status, t.fecha),
    index('service_orders_customer_date').on(t.customerId, t.fecha),
    index('service_orders_words').using('gin', sql.raw(`(${searchedWords.serviceOrders()})`)),
    index('service_orders_phone_end').using(
      'btree',
      sql.raw(`(${fromEnd.digits('contact_phone')}) text_pattern_ops`),
    ),
    index('service_orders_unread').on(t.unreadSince).where(sql`${t.unreadSince} is not null`),
    foreignKey({
      name: 'service_orders_step_of_state',
      columns: [t.stepId, t.status],
      foreignColumns: [repairSteps.id, repairSteps.state],
    }),
    index('service_orders_step').on(t.stepId, t.stepSince),
    check('service_orders_step_given', sql`num_nulls(${t.stepId}, ${t.stepSince}) = 0`),
    check('service_orders_email_of_contact', sql`${t.contactEmail} is null or ${t.contactName} is not null`),
    togetherOrNot('service_orders_number_whole', t.orderNum, t.seriesId, t.sequence),
    togetherOrNot('service_orders_answer_has_time', t.respuesta, t.respondedAt),
    togetherOrNot('service_orders_contact_whole', t.contactName, t.contactPhone, t.receivedBy),
    togetherOrNot('service_orders_deposit_whole', t.deposit, t.depositCurrency),
    check('service_orders_deposit_positive', sql`${t.deposit} > 0`),
    check('service_orders_has_customer', sql`${t.customerId} is not null or ${t.contactName} is not null`),
    check('service_orders_claimed_by_account', sql`${t.claimedAt} is null or ${t.customerId} is not null`),
    check(
      'service_orders_warranty',
      sql`${t.warrantyMonths} between 0 and ${sql.raw(String(longestWarrantyMonths))}`,
    ),
    oneOf('service_orders_status_known', t.status, orderStatuses),
    notBlank('service_orders_failure_given', t.failure),
    check('service_orders_home_has_address', sql`not ${t.houseservice} or btrim(${t.address}) <> ''`),
    check(
      'service_orders_cancelled_has_time',
      sql`(${t.status} = 'CANCELADA') = (${t.cancelledAt} is not null)`,
    ),
    check(
      'service_orders_completed_has_time',
      sql`(${t.status} = 'COMPLETADA') = (${t.completedAt} is not null)`,
    ),
  ],
)

export const ofServiceOrder = () =>
  integer('service_order_id')
    .notNull()
    .references(() => serviceOrders.id)

/** Links that open the ticket page. Stored as hashes, so a mail, a print and a copy each get their own link. */
export const serviceTickets = pgTable(
  'service_tickets',
  {
    id: id(),
    serviceOrderId: ofServiceOrder(),
    tokenHash: bytea('token_hash').notNull(),
    /** The member of staff who made it; null for the customer's own and those in mails. */
    createdBy: integer('created_by').references(() => users.id),
    createdAt: createdAt(),
    revokedAt: instant('revoked_at'),
  },
  (t) => [
    unique('service_tickets_token_unique').on(t.tokenHash),
    index('service_tickets_order').on(t.serviceOrderId),
    isSha256('service_tickets_token_is_hashed', t.tokenHash),
  ],
)

export const serviceOrderPhotos = pgTable(
  'service_order_photos',
  {
    serviceOrderId: ofServiceOrder(),
    position: integer('position').notNull(),
    file: fileName('file')
      .notNull()
      .references(() => files.name, { onUpdate: 'cascade' }),
  },
  (t) => [
    primaryKey({ columns: [t.serviceOrderId, t.position] }),
    unique('service_order_photos_file_unique').on(t.file),
    check('service_order_photos_four', sql`${t.position} between 1 and 4`),
  ],
)

export const quoteStates = ['pending', 'accepted', 'rejected', 'replaced'] as const

export const serviceQuotes = pgTable(
  'service_quotes',
  {
    id: id(),
    serviceOrderId: ofServiceOrder(),
    /** Of an accepted one what the customer accepted. */
    amount: money('amount').notNull(),
    /** What was offered, of one that was accepted without some lines. */
    offeredAmount: money('offered_amount'),
    currency: varchar('currency', { length: 3 })
      .notNull()
      .references(() => currencies.code),
    /** Asked for when it is accepted: an amount or a share of it. */
    deposit: money('deposit'),
    depositPercent: integer('deposit_percent'),
    validUntil: instant('valid_until').notNull(),
    note: varchar('note', { length: 500 }).notNull().default(''),
    state: varchar('state', { length: 12, enum: quoteStates }).notNull().default('pending'),
    decidedAt: instant('decided_at'),
    /** Null for decisions of earlier versions. */
    decidedVia: varchar('decided_via', { length: 8, enum: decisionWays }),
    /** The name that staff wrote down, by phone or at the counter. */
    decidedBy: varchar('decided_by', { length: 200 }),
    /** Who recorded it or, with a ticket link, who of the staff made that link. */
    decidedStaffId: integer('decided_staff_id').references(() => users.id),
    createdBy: integer('created_by').references(() => users.id),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('service_quotes_one_pending').on(t.serviceOrderId).where(sql`${t.state} = 'pending'`),
    index('service_quotes_order').on(t.serviceOrderId, t.id),
    index('service_quotes_accepted').on(t.decidedAt).where(sql`${t.state} = 'accepted'`),
    oneOf('service_quotes_state_known', t.state, quoteStates),
    check('service_quotes_amount', sql`${t.amount} > 0`),
    check(
      'service_quotes_offered',
      sql`${t.offeredAmount} is null or ${t.state} = 'accepted' and ${t.offeredAmount} >= ${t.amount}`,
    ),
    check(
      'service_quotes_deposit',
      sql`num_nonnulls(${t.deposit}, ${t.depositPercent}) < 2 and ${t.deposit} > 0 and ${t.depositPercent} between 1 and 100`,
    ),
    check(
      'service_quotes_decided_once',
      sql`(${t.state} in ('accepted', 'rejected')) = (${t.decidedAt} is not null)`,
    ),
    oneOf('service_quotes_decided_via_known', t.decidedVia, decisionWays),
    check(
      'service_quotes_decided_via_when_decided',
      sql`${t.decidedVia} is null or ${t.decidedAt} is not null`,
    ),
    check(
      'service_quotes_recorded_by_staff',
      sql`${t.decidedVia} not in ('phone', 'counter') or num_nulls(${t.decidedBy}, ${t.decidedStaffId}) = 0`,
    ),
    check(
      'service_quotes_accepted_in_time',
      sql`${t.state} <> 'accepted' or ${t.decidedAt} <= ${t.validUntil}`,
    ),
  ],
)

export const serviceOrderEvents = [
  'requested',
  'status',
  'answer',
  'quote',
  'accepted',
  'rejected',
  'number',
  'claimed',
  'payment',
  'refund',
  'reason',
  'step',
  'report',
] as const

export const serviceOrderHistory = pgTable(
  'service_order_history',
  {
    id: id(),
    serviceOrderId: ofServiceOrder(),
    at: instant('at').notNull().defaultNow(),
    event: varchar('event', { length: 12, enum: serviceOrderEvents }).notNull(),
    status: varchar('status', { length: 12 }).$type<OrderStatus>().notNull(),
    note: varchar('note', { length: 2000 }).notNull().default(''),
    actorId: integer('actor_id').references(() => users.id),
    /** Where the repair stands from then on. */
    stepId: integer('step_id').references(() => repairSteps.id),
  },
  (t) => [
    index('service_order_history_step').on(t.stepId).where(sql`${t.stepId} is not null`),
    check('service_order_history_step_of_event', sql`${t.event} <> 'step' or ${t.stepId} is not null`),
    index('service_order_history_order').on(t.serviceOrderId, t.id),
    oneOf('service_order_history_event_known', t.event, serviceOrderEvents),
    oneOf('service_order_history_status_known', t.status, orderStatuses),
  ],
)
