import { integer, pgTable, primaryKey, text, varchar } from 'drizzle-orm/pg-core'
import { bytea, instant } from '../../columns.ts'
import { xid8 } from './snapshot-changes.ts'

/**
 * The catalogue with its indexes as a process had them in memory, for the next start of any process. It is at the state of
 * `snapshot`; what changed since is in `snapshot_changes`. The transaction that writes an image leaves a row with its own
 * `xid` there. While that row exists, nothing that changed since has been deleted from the log.
 */
export const catalogueImages = pgTable('catalogue_images', {
  /** Of the parts: programs of two versions keep an image each. */
  format: integer('format').primaryKey(),
  /** A `pg_snapshot`. */
  snapshot: text('snapshot').notNull(),
  xid: xid8('xid').notNull(),
  at: instant('at').notNull().defaultNow(),
})

export const catalogueImageParts = pgTable(
  'catalogue_image_parts',
  {
    format: integer('format')
      .notNull()
      .references(() => catalogueImages.format, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
    name: varchar('name', { length: 40 }).notNull(),
    /** How to read the bytes: `text`, `int32` … */
    kind: varchar('kind', { length: 10 }).notNull(),
    /** Compressed with Zstandard. */
    content: bytea('content').notNull(),
  },
  (t) => [primaryKey({ columns: [t.format, t.position] })],
)
