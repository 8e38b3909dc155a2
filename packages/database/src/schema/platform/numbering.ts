import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, uniqueIndex, varchar } from 'drizzle-orm/pg-core'
import { createdAt, id, instant, updatedAt, version } from '../../columns.ts'

/** Prefix and next number are stored in the open series only (platform.md#document-numbers). */
export const consecutives = pgTable(
  'consecutives',
  {
    id: id(),
    /** ORDEN, SERVICIO, DEVOLUCION, FACTURA, CREDITO. */
    document: varchar('document', { length: 30 }).notNull(),
    /** False is also the soft delete of a used one (platform.md#document-numbers). */
    enable: boolean('enable').notNull().default(true),
    version: version(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    uniqueIndex('consecutives_one_enabled_per_document').on(t.document).where(sql`${t.enable}`),
    check('consecutives_document_form', sql`${t.document} ~ '^[A-Z][A-Z0-9_]{0,29}$'`),
  ],
)

/** A run of numbers without gaps. Changing prefix or next number closes it and opens another. */
export const numberSeries = pgTable(
  'number_series',
  {
    id: id(),
    consecutiveId: integer('consecutive_id')
      .notNull()
      .references(() => consecutives.id),
    prefix: varchar('prefix', { length: 20 }).notNull(),
    firstNumber: integer('first_number').notNull().default(1),
    nextNumber: integer('next_number').notNull().default(1),
    openedAt: instant('opened_at').notNull().defaultNow(),
    closedAt: instant('closed_at'),
  },
  (t) => [
    uniqueIndex('number_series_one_open').on(t.consecutiveId).where(sql`${t.closedAt} is null`),
    index('number_series_consecutive').on(t.consecutiveId, t.openedAt),
    check('number_series_prefix_form', sql`${t.prefix} ~ '^[A-Z0-9][A-Z0-9/._-]{0,19}$'`),
    check('number_series_forward', sql`${t.firstNumber} >= 1 and ${t.nextNumber} >= ${t.firstNumber}`),
  ],
)
