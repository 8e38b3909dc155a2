import { deliveryModes } from '@tecnoclick/domain/delivery/zones'
import type { MoneyByCurrency, OpeningHours } from '@tecnoclick/domain/site/setting-values'
import { sql } from 'drizzle-orm'
import { boolean, check, foreignKey, integer, jsonb, pgTable, unique, varchar } from 'drizzle-orm/pg-core'
import { notBlank, oneOf } from '../../checks.ts'
import { createdAt, id, updatedAt, version } from '../../columns.ts'
import { cities, states } from '../site/geography.ts'

/** A municipality, or without one a whole province. */
export const deliveryZones = pgTable(
  'delivery_zones',
  {
    id: id(),
    stateId: integer('state_id').notNull(),
    cityId: integer('city_id'),
    mode: varchar('mode', { length: 12, enum: deliveryModes }).notNull(),
    /** Minor units; a missing currency has the fee of the settings. */
    fees: jsonb('fees').$type<MoneyByCurrency>().notNull().default({}),
    minimums: jsonb('minimums').$type<MoneyByCurrency>().notNull().default({}),
    daysFrom: integer('days_from'),
    daysTo: integer('days_to'),
    version: version(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    unique('delivery_zones_place_unique').on(t.stateId, t.cityId).nullsNotDistinct(),
    foreignKey({ name: 'delivery_zones_state', columns: [t.stateId], foreignColumns: [states.id] }),
    foreignKey({
      name: 'delivery_zones_city_of_state',
      columns: [t.stateId, t.cityId],
      foreignColumns: [cities.stateId, cities.id],
    }),
    oneOf('delivery_zones_mode_known', t.mode, deliveryModes),
    check(
      'delivery_zones_days',
      sql`num_nulls(${t.daysFrom}, ${t.daysTo}) = 2 or (num_nulls(${t.daysFrom}, ${t.daysTo}) = 0 and ${t.daysFrom} between 0 and 90 and ${t.daysTo} between ${t.daysFrom} and 90)`,
    ),
    check(
      'delivery_zones_amounts',
      sql`jsonb_typeof(${t.fees}) = 'object' and jsonb_typeof(${t.minimums}) = 'object'`,
    ),
  ],
)

/** Places besides the shop where orders are picked up. */
export const pickupPoints = pgTable(
  'pickup_points',
  {
    id: id(),
    name: varchar('name', { length: 100 }).notNull(),
    address: varchar('address', { length: 300 }).notNull(),
    phone: varchar('phone', { length: 30 }),
    hours: jsonb('hours').$type<OpeningHours[]>().notNull().default([]),
    position: integer('position').notNull().default(0),
    enable: boolean('enable').notNull().default(true),
    version: version(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [notBlank('pickup_points_name_given', t.name), notBlank('pickup_points_address_given', t.address)],
)
