import { type SQL, sql } from 'drizzle-orm'
import { bigint, customType, integer, timestamp, varchar } from 'drizzle-orm/pg-core'

/** `bytea` as a Node Buffer; Drizzle has no such column type. */
export const bytea = customType<{ data: Buffer; driverData: Buffer }>({ dataType: () => 'bytea' })

export const id = () => integer('id').primaryKey().generatedAlwaysAsIdentity()

/** Millisecond precision, like a JavaScript Date, so that a value read equals the value written. */
export const instant = (name: string) => timestamp(name, { withTimezone: true, precision: 3 })

export const createdAt = () => instant('created_at').notNull().defaultNow()

export const updatedAt = () =>
  instant('updated_at')
    .notNull()
    .defaultNow()
    .$onUpdate((): SQL => sql`now()`)

/** Optimistic lock of rows that staff edit. Incremented only by such edits: a sale must not make an open form stale. */
export const version = () => integer('version').notNull().default(1)

/** Minor units. `bigint`, because an order in CUP can exceed the 21 million that an `integer` of cents holds. */
export const money = (name: string) => bigint(name, { mode: 'number' })

export const email = (name = 'email') => varchar(name, { length: 254 })

/** `^[a-z0-9-]{1,80}$` (platform.md#input-rules); each table that uses it has the CHECK. */
export const slug = () => varchar('slug', { length: 80 })

/** `^[A-Za-z0-9._-]{1,128}$` (platform.md#input-rules), enforced by `files.name`, which every one of these refers to. */
export const fileName = (name: string) => varchar(name, { length: 128 })

/** For a `jsonb` column that is not null: a bare null would be SQL's, not JSON's. */
export const jsonValue = (value: unknown) => (value === null ? sql`'null'::jsonb` : value)
