import { bigint, pgTable, uniqueIndex } from 'drizzle-orm/pg-core'
import { isSha256 } from '../../checks.ts'
import { bytea, instant } from '../../columns.ts'
import { auditLog } from './audit-log.ts'

/** Unused since 0.2.0: a contract migration of the release after it drops the table. */
export const auditSeals = pgTable(
  'audit_seals',
  {
    /** 1, 2, 3 without gaps. */
    position: bigint('position', { mode: 'number' }).primaryKey(),
    auditId: bigint('audit_id', { mode: 'number' })
      .notNull()
      .references(() => auditLog.id),
    /** SHA-256 of the hash before it and the entry. */
    hash: bytea('hash').notNull(),
    sealedAt: instant('sealed_at').notNull().defaultNow(),
  },
  (t) => [
    uniqueIndex('audit_seals_audit_id_unique').on(t.auditId),
    isSha256('audit_seals_hash_is_sha256', t.hash),
  ],
)
