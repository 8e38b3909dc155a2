import type { PromotionConditions, PromotionReward } from '@tecnoclick/domain/selling/promotion'
import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  unique,
  varchar,
} from 'drizzle-orm/pg-core'
import { notBlank } from '../../checks.ts'
import { createdAt, id, instant, money, updatedAt, version } from '../../columns.ts'
import { users } from '../people/users.ts'
import { orders } from './orders.ts'

/** What takes something off a sale, by itself or by a code (selling.md#promotions). */
export const promotions = pgTable(
  'promotions',
  {
    id: id(),
    /** Customers read it where there is no code. */
    name: varchar('name', { length: 40 }).notNull(),
    code: varchar('code', { length: 20 }),
    active: boolean('active').notNull().default(false),
    startsAt: instant('starts_at'),
    endsAt: instant('ends_at'),
    priority: integer('priority').notNull().default(0),
    combines: boolean('combines').notNull().default(true),
    reward: jsonb('reward').$type<PromotionReward>().notNull(),
    conditions: jsonb('conditions').$type<PromotionConditions>().notNull(),
    maxUses: integer('max_uses'),
    maxUsesPerCustomer: integer('max_uses_per_customer'),
    version: version(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    unique('promotions_code_unique').on(t.code),
    notBlank('promotions_named', t.name),
    check('promotions_code_form', sql`${t.code} ~ '^[A-Z0-9-]{3,20}$'`),
    check('promotions_end_after_start', sql`${t.endsAt} > ${t.startsAt}`),
    check('promotions_limits', sql`${t.maxUses} > 0 and ${t.maxUsesPerCustomer} > 0`),
  ],
)

/** What an order got of a promotion. A trigger gives the use back when the order is cancelled. */
export const promotionUses = pgTable(
  'promotion_uses',
  {
    promotionId: integer('promotion_id')
      .notNull()
      .references(() => promotions.id),
    orderId: integer('order_id')
      .notNull()
      .references(() => orders.id),
    /** The customer of the order; null without an account. */
    clientId: integer('client_id').references(() => users.id),
    /** Taken off the products; the lines of the order have their parts. */
    amount: money('amount').notNull(),
    /** Taken off the fee of delivery. */
    delivery: money('delivery').notNull(),
    usedAt: instant('used_at').notNull().defaultNow(),
    releasedAt: instant('released_at'),
  },
  (t) => [
    primaryKey({ columns: [t.orderId, t.promotionId] }),
    index('promotion_uses_counted').on(t.promotionId, t.clientId).where(sql`${t.releasedAt} is null`),
    index('promotion_uses_promotion').on(t.promotionId, t.usedAt),
    index('promotion_uses_client').on(t.clientId),
    check(
      'promotion_uses_amounts',
      sql`${t.amount} >= 0 and ${t.delivery} >= 0 and ${t.amount} + ${t.delivery} > 0`,
    ),
  ],
)
