import type { Transaction } from '@tecnoclick/database/connect'
import { eq } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { AuditEntity } from '../audit/audit-entity.ts'
import { changedFields } from '../audit/changed-fields.ts'
import { type Actor, recordAudit, type ShopActor } from '../audit/record-audit.ts'
import { type Refusal, refuse } from '../http/refusal.ts'
import { isStale } from './at-version.ts'

type VersionedTable = PgTable & { id: PgColumn; version: PgColumn }

export interface VersionedChange<T extends VersionedTable> {
  table: T
  /** The entity name in the audit log. */
  entity: AuditEntity
  id: number
  /** The version the change was made from. Without it the last write wins (platform.md#concurrent-edits). */
  version?: number | undefined
  changes: Partial<T['$inferSelect']>
}

/** Updates a row that staff edit: locks it, refuses a stale version and records the change. */
export async function updateVersioned<T extends VersionedTable>(
  tx: Transaction,
  actor: Actor | ShopActor,
  { table, entity, id, version, changes }: VersionedChange<T>,
): Promise<T['$inferSelect'] | Refusal> {
  const [before] = await tx.select().from<VersionedTable>(table).where(eq(table.id, id)).for('update')
  if (!before) return refuse('notFound')
  const current = Number(before.version)
  if (isStale({ version: current }, version)) return refuse('staleVersion')
  const [after] = await tx
    .update<VersionedTable>(table)
    .set({ ...changes, version: current + 1 })
    .where(eq(table.id, id))
    .returning()
  const changed = changedFields(before, after ?? {})
  await recordAudit(tx, actor, { action: 'update', entity, entityId: id, ...changed })
  return after as T['$inferSelect']
}

export async function insertAudited<T extends PgTable & { id: PgColumn }>(
  tx: Transaction,
  actor: Actor,
  { table, entity, values }: { table: T; entity: AuditEntity; values: T['$inferInsert'] },
): Promise<T['$inferSelect']> {
  const [row] = await tx.insert<PgTable>(table).values(values).returning()
  const after = row as T['$inferSelect'] & { id: number }
  await recordAudit(tx, actor, { action: 'create', entity, entityId: after.id, after })
  return after
}
