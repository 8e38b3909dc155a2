import { customType, pgTable, primaryKey, varchar } from 'drizzle-orm/pg-core'
import { instant } from '../../columns.ts'

/** A 64-bit transaction id; text on the wire, compared by PostgreSQL only. */
export const xid8 = customType<{ data: string }>({ dataType: () => 'xid8' })

/**
 * Changes of the rows that every process caches (catalogue, settings, texts), including deletions. Written by triggers
 * only. A reader keeps `pg_current_snapshot()` of its last read as `seen` and selects `xid >= pg_snapshot_xmin(seen)
 * and not pg_visible_in_snapshot(xid, seen) and xid < pg_snapshot_xmax(pg_current_snapshot())`: a transaction that was
 * open at the last read appears in a later one, however late it commits, and none appears twice. The upper bound skips
 * ids of another cluster after a restore. Rows older than an hour may be deleted: a process that was suspended longer
 * loads everything again.
 */
export const snapshotChanges = pgTable(
  'snapshot_changes',
  {
    xid: xid8('xid').notNull(),
    /** `product`, also `product-part` if its details changed, `category`, `brand`, `attribute`, `setting` … */
    entity: varchar('entity', { length: 20 }).notNull(),
    entityId: varchar('entity_id', { length: 64 }).notNull(),
    at: instant('at').notNull().defaultNow(),
  },
  (t) => [primaryKey({ columns: [t.xid, t.entity, t.entityId] })],
)
