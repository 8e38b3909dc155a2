import type { Transaction } from '@tecnoclick/database/connect'
import { type Actor, recordAudit } from '../../platform/audit/record-audit.ts'
import type { ColumnKey } from './columns.ts'
import type { WrittenRow } from './planned-rows.ts'

/** The entity in the audit log, which an undo reads: an entry for each batch of an import. */
export const entity = 'product import'

export interface LoggedRow {
  id: number
  sku: string
  /** After the import. */
  version: number
  added: boolean
  /** How many units the import added or took away. */
  stockChange: number
}

/** What changed columns said before; of added products there is nothing. */
export type LoggedFields = { id: number } & Partial<Record<ColumnKey, unknown>>

export interface Logged {
  before: { rows: LoggedFields[] }
  after: { rows: LoggedRow[] }
}

export function noteImport(
  tx: Transaction,
  actor: Actor,
  importId: string,
  rows: readonly WrittenRow[],
): Promise<void> {
  const before = rows.flatMap((row) =>
    row.kind === 'added'
      ? []
      : [{ id: row.id, ...Object.fromEntries(row.columns.map((key) => [key, row.stored.whole[key]])) }],
  )
  const after = rows.map((row): LoggedRow => {
    const added = row.kind === 'added'
    const stock = added ? 0 : row.stored.row.stock
    return {
      id: row.id,
      sku: row.sku,
      version: added ? 1 : row.stored.row.version + 1,
      added,
      stockChange: row.stock === undefined ? 0 : row.stock - stock,
    }
  })
  const entry = { action: 'update', entity, entityId: importId } as const
  return recordAudit(tx, actor, { ...entry, before: { rows: before }, after: { rows: after } })
}
