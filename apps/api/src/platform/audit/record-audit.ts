import type { Transaction } from '@tecnoclick/database/connect'
import { auditLog } from '@tecnoclick/database/schema/platform/audit-log'
import type { ApiContext } from '../http/bindings.ts'

/** Who makes a change, and in which request. */
export interface Actor {
  userId: number
  requestId: string
}

export interface AuditEntry {
  /** `read` for what is nobody's business every day: the words of a mail. */
  action: 'create' | 'update' | 'delete' | 'read' | 'sign-in' | 'confirm'
  entity: string
  entityId: string | number
  before?: unknown
  after?: unknown
}

/** Records what staff did in the same transaction. */
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
