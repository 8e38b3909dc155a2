import { customType, pgTable, primaryKey, varchar } from 'drizzle-orm/pg-core'
import { instant } from '../../columns.ts'

/** A 64-bit transaction id; text on the wire, compared by PostgreSQL only. */
const xid8 = customType<{ data: string }>({ dataType: () => 'xid8' })

/**
 * What changed among the rows every process keeps in memory (catalogue, settings, texts), deletions included.
 * Triggers write it; nobody else does. A reader keeps `pg_current_snapshot()` of its last look as `seen` and asks for
 * `xid >= pg_snapshot_xmin(seen) and not pg_visible_in_snapshot(xid, seen) and xid < pg_snapshot_xmax(pg_current_snapshot())`:
 * a transaction that was still open at the last look is told by a later one, however late it commits, and none twice.
 * The upper bound passes over ids of another cluster after a restore. Rows older than an hour may be removed: a
 * process that slept longer loads everything again.
 */
export const snapshotChanges = pgTable(
  'snapshot_changes',
  {
    xid: xid8('xid').notNull(),
    /** `product`, `category`, `brand`, `attribute`, `setting` … */
    entity: varchar('entity', { length: 20 }).notNull(),
    entityId: varchar('entity_id', { length: 64 }).notNull(),
    at: instant('at').notNull().defaultNow(),
  },
  (t) => [primaryKey({ columns: [t.xid, t.entity, t.entityId] })],
)
