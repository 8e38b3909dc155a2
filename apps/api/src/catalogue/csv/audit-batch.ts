import type { Transaction } from '@tecnoclick/database/connect'
import { auditLog } from '@tecnoclick/database/schema/platform/audit-log'
import type { Actor } from '../../platform/audit/record-audit.ts'
import { fieldsOf } from './check-batch.ts'
import type { WrittenRow } from './write-batch.ts'

/** One entry for each product, as if it had been edited by hand; a change tells the fields that differ. */
export async function auditBatch(tx: Transaction, actor: Actor, rows: readonly WrittenRow[]): Promise<void> {
  if (rows.length === 0) return
  const who = { actorId: actor.userId, requestId: actor.requestId, entity: 'product' }
  await tx.insert(auditLog).values(
    rows.map((row) => {
      const after = { ...fieldsOf(row), ...(row.stock !== undefined && { stock: row.stock }) }
      const entry = { ...who, entityId: String(row.id), after }
      if (row.kind === 'added') return { ...entry, action: 'create' }
      const { whole } = row.stored
      const before = Object.fromEntries(row.columns.map((key) => [key, whole[key]]))
      return { ...entry, action: 'update', before }
    }),
  )
}
