import type { Transaction } from '@tecnoclick/database/connect'
import { auditLog } from '@tecnoclick/database/schema/platform/audit-log'
import type { ApiContext } from '../http/bindings.ts'

/** Who makes a change, and in which request. */
export interface Actor {
  userId: number
  requestId: string
}

export interface AuditEntry {
  action: 'create' | 'update' | 'delete' | 'sign-in'
  entity: string
  entityId: string | number
  before?: unknown
  after?: unknown
}

/** Records a staff write in the same transaction. */
export async function recordAudit(tx: Transaction, actor: Actor, entry: AuditEntry): Promise<void> {
  await tx.insert(auditLog).values({
    actorId: actor.userId,
    requestId: actor.requestId,
    ...entry,
    entityId: String(entry.entityId),
  })
}

export function actorOf(input: { session: { viewer: { id: number } }; context: ApiContext }): Actor {
  return { userId: input.session.viewer.id, requestId: input.context.env.requestId }
}
