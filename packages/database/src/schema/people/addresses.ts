import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  doublePrecision,
  foreignKey,
  index,
  integer,
  pgTable,
  uniqueIndex,
  varchar,
} from 'drizzle-orm/pg-core'
import { notBlank } from '../../checks.ts'
import { createdAt, email, id, updatedAt, version } from '../../columns.ts'
import { cities, countries, states } from '../site/geography.ts'
import { users } from './users.ts'

/**
 * Exactly one principal among a user's enabled addresses (people.md#addresses): at most one by the index below, at
 * least one by a trigger at commit. To change the principal, lock the user's row, then demote, then promote: the index
 * is checked row by row, and two transactions without that lock would deadlock.
 */
export const addresses = pgTable(
  'addresses',
  {
    id: id(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id),
    name: varchar('name', { length: 100 }).notNull(),
    lastname: varchar('lastname', { length: 100 }).notNull(),
    company: varchar('company', { length: 100 }),
    countryId: integer('country_id')
      .notNull()
      .references(() => countries.id),
    stateId: integer('state_id').notNull(),
    cityId: integer('city_id').notNull(),
    street: varchar('street', { length: 200 }).notNull(),
    /** Spelled as on the wire (people.md#addresses). */
    apartament: varchar('apartament', { length: 60 }),
    zip: varchar('zip', { length: 12 }).notNull(),
    email: email().notNull(),
    phone: varchar('phone', { length: 30 }),
    website: varchar('website', { length: 200 }),
    /** The shop's town by default (people.md#addresses). */
    latitude: doublePrecision('latitude').notNull().default(20.3857),
    longitude: doublePrecision('longitude').notNull().default(-76.6465),
    isPrincipal: boolean('is_principal').notNull().default(false),
    /** False after 'Quitar': orders keep their text, and the row is kept as history. */
    enable: boolean('enable').notNull().default(true),
    version: version(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    foreignKey({
      name: 'addresses_state_of_country',
      columns: [t.countryId, t.stateId],
      foreignColumns: [states.countryId, states.id],
    }),
    foreignKey({
      name: 'addresses_city_of_state',
      columns: [t.stateId, t.cityId],
      foreignColumns: [cities.stateId, cities.id],
    }),
    uniqueIndex('addresses_one_principal').on(t.userId).where(sql`${t.isPrincipal} and ${t.enable}`),
    index('addresses_user').on(t.userId, t.id),
    check('addresses_principal_enabled', sql`${t.enable} or not ${t.isPrincipal}`),
    check('addresses_latitude', sql`${t.latitude} between -90 and 90`),
    check('addresses_longitude', sql`${t.longitude} between -180 and 180`),
    notBlank('addresses_name_given', t.name),
    notBlank('addresses_lastname_given', t.lastname),
    notBlank('addresses_street_given', t.street),
    notBlank('addresses_zip_given', t.zip),
  ],
)
