import { priceTiers } from '@tecnoclick/domain/catalogue/prices'
import { orderChannels, orderEvents } from '@tecnoclick/domain/selling/order'
import { type OrderStatus, orderStatuses } from '@tecnoclick/domain/selling/order-status'
import type { OrderedCombo } from '@tecnoclick/domain/selling/price-lines'
import { longestProductWarranty } from '@tecnoclick/domain/site/setting-values'
import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  unique,
  uniqueIndex,
  varchar,
} from 'drizzle-orm/pg-core'
import { notBlank, oneOf, togetherOrNot } from '../../checks.ts'
import { createdAt, email, id, instant, money, updatedAt, version } from '../../columns.ts'
import { fromEnd, searchedWords } from '../../search-words.ts'
import { products } from '../catalogue/products.ts'
import { users } from '../people/users.ts'
import { numberSeries } from '../platform/numbering.ts'
import { currencies } from '../site/currencies.ts'
import { paymentMethods } from './payment-methods.ts'

/** Text of the chosen options at the time of the order (selling.md#order-contents). */
export type OrderedOption = {
  optionId: number
  valueId: number
  optionTitle: string
  valueTitle: string
  price: number
}

/** Amounts agree with lines and extra lines; a trigger checks it at commit. */
export const orders = pgTable(
  'orders',
  {
    id: id(),
    /**
     * Null is INVALIDO: stored although the consecutive was missing, to be numbered by staff
     * (selling.md#order-numbers).
     */
    number: varchar('number', { length: 40 }),
    seriesId: integer('series_id').references(() => numberSeries.id),
    sequence: integer('sequence'),
    status: varchar('status', { length: 12, enum: orderStatuses }).notNull().default('PENDIENTE'),
    channel: varchar('channel', { length: 12, enum: orderChannels }).notNull(),
    currency: varchar('currency', { length: 3 })
      .notNull()
      .references(() => currencies.code),
    priceTier: varchar('price_tier', { length: 12, enum: priceTiers }).notNull(),
    subtotal: money('subtotal').notNull(),
    total: money('total').notNull(),
    /** The verified payments together; a trigger keeps it. */
    paid: money('paid').notNull().default(0),
    /** Of what was paid too much, what is kept with the customer's agreement. */
    excessKept: money('excess_kept'),
    paymentMethod: varchar('payment_method', { length: 12 }).references(() => paymentMethods.code),
    homeDelivery: boolean('home_delivery').notNull().default(false),
    shippingAddress: varchar('shipping_address', { length: 600 }).notNull().default(''),
    /** Name and address as text; empty for the shop itself. */
    pickupPoint: varchar('pickup_point', { length: 420 }).notNull().default(''),
    billingAddress: varchar('billing_address', { length: 600 }).notNull().default(''),
    description: varchar('description', { length: 2000 }).notNull().default(''),
    respuesta: varchar('respuesta', { length: 2000 }),
    respondedAt: instant('responded_at'),
    /** Null for somebody without an account, in an order that staff entered. */
    clientId: integer('client_id').references(() => users.id),
    buyerName: varchar('buyer_name', { length: 200 }),
    buyerPhone: varchar('buyer_phone', { length: 30 }),
    buyerEmail: email('buyer_email'),
    /** Null for an old order, or after the account was closed (selling.md#recipient). */
    recipientName: varchar('recipient_name', { length: 201 }),
    recipientPhone: varchar('recipient_phone', { length: 30 }),
    /** The customer, or the member of staff who entered it. */
    placedBy: integer('placed_by')
      .notNull()
      .references(() => users.id),
    /** Outlives the stored response (48 h): the same key never makes a second order. */
    idempotencyKey: varchar('idempotency_key', { length: 128 }),
    orderDate: instant('order_date').notNull().defaultNow(),
    completedAt: instant('completed_at'),
    cancelledAt: instant('cancelled_at'),
    /** Why an order costs less than its products (selling.md#discounts). */
    discountReason: varchar('discount_reason', { length: 500 }),
    /** What the warning promised; null before it and after the first reported payment (selling.md#unpaid-orders). */
    expiresAt: instant('expires_at'),
    /** Set once, by the first reported payment: without verified money the order expires then. */
    paymentCheckUntil: instant('payment_check_until'),
    version: version(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    uniqueIndex('orders_number_unique').on(t.number),
    unique('orders_sequence_unique').on(t.seriesId, t.sequence),
    unique('orders_idempotency_unique').on(t.placedBy, t.idempotencyKey),
    // Migration 0034 gave it more columns, for reports.
    index('orders_date').on(t.orderDate),
    index('orders_completed')
      .on(t.completedAt, t.id, t.currency, t.total, t.paid)
      .where(sql`${t.status} = 'COMPLETADA'`),
    index('orders_cancelled').on(t.cancelledAt, t.currency, t.total).where(sql`${t.status} = 'CANCELADA'`),
    index('orders_cancelled_paid').on(t.id).where(sql`${t.status} = 'CANCELADA' and ${t.paid} > 0`),
    index('orders_status_date').on(t.status, t.orderDate),
    index('orders_client_date').on(t.clientId, t.orderDate),
    index('orders_currency_date').on(t.currency, t.orderDate),
    index('orders_unpaid').on(t.orderDate).where(sql`${t.paid} < ${t.total} and ${t.status} <> 'CANCELADA'`),
    index('orders_words').using('gin', sql.raw(`(${searchedWords.orders()})`)),
    index('orders_buyer_phone_end').using(
      'btree',
      sql.raw(`(${fromEnd.digits('buyer_phone')}) text_pattern_ops`),
    ),
    index('orders_recipient_phone_end').using(
      'btree',
      sql.raw(`(${fromEnd.digits('recipient_phone')}) text_pattern_ops`),
    ),
    index('orders_without_number').on(t.orderDate).where(sql`${t.number} is null`),
    togetherOrNot('orders_number_whole', t.number, t.seriesId, t.sequence),
    oneOf('orders_status_known', t.status, orderStatuses),
    oneOf('orders_channel_known', t.channel, orderChannels),
    oneOf('orders_price_tier_known', t.priceTier, priceTiers),
    check('orders_amounts', sql`${t.subtotal} >= 0 and ${t.total} >= 0`),
    notBlank('orders_discount_reason_given', t.discountReason),
    check(
      'orders_web_has_client',
      sql`${t.channel} <> 'web' or (${t.clientId} is not null and ${t.clientId} = ${t.placedBy})`,
    ),
    check('orders_staff_have_buyer', sql`${t.channel} = 'web' or ${t.buyerName} is not null`),
    check('orders_cancelled_has_time', sql`(${t.status} = 'CANCELADA') = (${t.cancelledAt} is not null)`),
    check('orders_completed_has_time', sql`(${t.status} = 'COMPLETADA') = (${t.completedAt} is not null)`),
    togetherOrNot('orders_answer_has_time', t.respuesta, t.respondedAt),
    check('orders_delivered_or_picked_up', sql`not ${t.homeDelivery} or ${t.pickupPoint} = ''`),
    notBlank('orders_recipient_name_given', t.recipientName),
    notBlank('orders_recipient_phone_given', t.recipientPhone),
  ],
)

export const orderLines = pgTable(
  'order_lines',
  {
    id: id(),
    orderId: integer('order_id')
      .notNull()
      .references(() => orders.id),
    position: integer('position').notNull(),
    productId: integer('product_id')
      .notNull()
      .references(() => products.id),
    productName: varchar('product_name', { length: 200 }).notNull(),
    sku: varchar('sku', { length: 64 }).notNull(),
    options: jsonb('options').$type<OrderedOption[]>().notNull().default([]),
    combo: jsonb('combo').$type<OrderedCombo>(),
    /** Per unit, options included. */
    price: money('price').notNull(),
    /** Before a discount; null without one. */
    listPrice: money('list_price'),
    quantity: integer('quantity').notNull(),
    amount: money('amount').notNull(),
    /** The line's part of what promotions take off. */
    discount: money('discount').notNull().default(0),
    /** Of the product when it was bought (selling.md#returns). */
    warrantyMonths: integer('warranty_months').notNull().default(0),
  },
  (t) => [
    // Migration 0034 gave it more columns, for reports.
    unique('order_lines_position_unique').on(t.orderId, t.position),
    index('order_lines_product').on(t.productId),
    check('order_lines_quantity', sql`${t.quantity} between 1 and 99`),
    check(
      'order_lines_warranty',
      sql`${t.warrantyMonths} between 0 and ${sql.raw(String(longestProductWarranty))}`,
    ),
    check('order_lines_list_price', sql`${t.listPrice} > ${t.price}`),
    check('order_lines_discount', sql`${t.discount} between 0 and ${t.amount}`),
    check('order_lines_amount', sql`${t.price} >= 0 and ${t.amount} = ${t.price} * ${t.quantity}`),
  ],
)

/** 'Envio' and similar: `additionalLines` on the wire. */
export const orderExtraLines = pgTable(
  'order_extra_lines',
  {
    id: id(),
    orderId: integer('order_id')
      .notNull()
      .references(() => orders.id),
    label: varchar('label', { length: 60 }).notNull(),
    total: money('total').notNull(),
  },
  (t) => [
    uniqueIndex('order_extra_lines_one_delivery').on(t.orderId).where(sql`${t.label} = 'Envio'`),
    uniqueIndex('order_extra_lines_one_discount').on(t.orderId).where(sql`${t.label} = 'Descuento'`),
    index('order_extra_lines_order').on(t.orderId),
    notBlank('order_extra_lines_label_given', t.label),
    check(
      'order_extra_lines_total',
      sql`(${t.label} = 'Descuento' or ${t.label} like 'Descuento %') = (${t.total} < 0)`,
    ),
  ],
)

export const orderHistory = pgTable(
  'order_history',
  {
    id: id(),
    orderId: integer('order_id')
      .notNull()
      .references(() => orders.id),
    at: instant('at').notNull().defaultNow(),
    event: varchar('event', { length: 12, enum: orderEvents }).notNull(),
    status: varchar('status', { length: 12 }).$type<OrderStatus>().notNull(),
    note: varchar('note', { length: 2000 }).notNull().default(''),
    actorId: integer('actor_id').references(() => users.id),
  },
  (t) => [
    index('order_history_order').on(t.orderId, t.id),
    oneOf('order_history_event_known', t.event, orderEvents),
    oneOf('order_history_status_known', t.status, orderStatuses),
  ],
)
