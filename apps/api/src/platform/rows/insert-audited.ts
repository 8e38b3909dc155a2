import type { Transaction } from '@tecnoclick/database/connect'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { type Actor, recordAudit } from '../audit/record-audit.ts'

export async function insertAudited<T extends PgTable & { id: PgColumn }>(
  tx: Transaction,
  actor: Actor,
  { table, entity, values }: { table: T; entity: string; values: T['$inferInsert'] },
): Promise<T['$inferSelect']> {
  const [row] = await tx.insert<PgTable>(table).values(values).returning()
  const after = row as T['$inferSelect'] & { id: number }
  await recordAudit(tx, actor, { action: 'create', entity, entityId: after.id, after })
  return after
}
