import { boolean, foreignKey, index, integer, pgTable, unique, varchar } from 'drizzle-orm/pg-core'
import { notBlank } from '../../checks.ts'
import { createdAt, id, updatedAt, version } from '../../columns.ts'

export const countries = pgTable(
  'countries',
  {
    id: id(),
    name: varchar('name', { length: 80 }).notNull(),
    enable: boolean('enable').notNull().default(true),
    version: version(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [unique('countries_name_unique').on(t.name), notBlank('countries_name_given', t.name)],
)

export const states = pgTable(
  'states',
  {
    id: id(),
    countryId: integer('country_id')
      .notNull()
      .references(() => countries.id),
    name: varchar('name', { length: 80 }).notNull(),
    enable: boolean('enable').notNull().default(true),
    version: version(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    unique('states_name_unique').on(t.countryId, t.name),
    /** Referenced by composite keys: the state of a row must belong to its country. */
    unique('states_country_and_id').on(t.countryId, t.id),
    notBlank('states_name_given', t.name),
  ],
)

export const cities = pgTable(
  'cities',
  {
    id: id(),
    stateId: integer('state_id').notNull(),
    name: varchar('name', { length: 80 }).notNull(),
    /** The postal code that the address form proposes. */
    zip: varchar('zip', { length: 12 }),
    enable: boolean('enable').notNull().default(true),
    version: version(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    foreignKey({ name: 'cities_state', columns: [t.stateId], foreignColumns: [states.id] }),
    unique('cities_name_unique').on(t.stateId, t.name),
    unique('cities_state_and_id').on(t.stateId, t.id),
    index('cities_name').on(t.name),
    notBlank('cities_name_given', t.name),
    notBlank('cities_zip_given', t.zip),
  ],
)
