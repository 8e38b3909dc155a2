import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, text, uniqueIndex, varchar } from 'drizzle-orm/pg-core'
import { notBlank } from '../../checks.ts'
import { createdAt, fileName, id, money, updatedAt, version } from '../../columns.ts'
import { files } from '../platform/files.ts'

const offered = () => ({
  id: id(),
  name: varchar('name', { length: 100 }).notNull(),
  description: text('description').notNull().default(''),
  image: fileName('image').references(() => files.name, { onUpdate: 'cascade' }),
  position: integer('position').notNull().default(0),
  enable: boolean('enable').notNull().default(true),
  version: version(),
  createdAt: createdAt(),
  updatedAt: updatedAt(),
})

export const serviceTypes = pgTable('service_types', offered(), (t) => [
  uniqueIndex('service_types_name_unique').on(sql`lower(${t.name})`),
  notBlank('service_types_name_given', t.name),
])

export const services = pgTable(
  'services',
  {
    ...offered(),
    typeId: integer('type_id')
      .notNull()
      .references(() => serviceTypes.id),
    /** The lowest price, in USD and MLC; `priceFromAlt` in CUP. Null: the quote says it. */
    priceFrom: money('price_from'),
    priceFromAlt: money('price_from_alt'),
    turnaroundDays: integer('turnaround_days'),
  },
  (t) => [
    uniqueIndex('services_name_unique').on(t.typeId, sql`lower(${t.name})`),
    index('services_type').on(t.typeId, t.position),
    notBlank('services_name_given', t.name),
    check('services_price_from', sql`${t.priceFrom} > 0 and ${t.priceFromAlt} > 0`),
    check('services_turnaround', sql`${t.turnaroundDays} between 1 and 365`),
  ],
)
