import type { Transaction } from '@tecnoclick/database/connect'
import { auditLog } from '@tecnoclick/database/schema/platform/audit-log'
import type { ApiContext } from '../http/bindings.ts'
import type { AuditEntity } from './audit-entity.ts'

/** Who makes a change, and in which request. */
export interface Actor {
  userId: number
  /** Of the program, if one makes it. */
  apiKeyId?: number | undefined
  requestId: string
}

/** The shop itself, where no member of staff acts. */
export interface ShopActor {
  userId: null
  apiKeyId?: undefined
  requestId: string
}

export interface AuditEntry {
  /** `read` for what is nobody's business every day: the words of a mail. */
  action: 'create' | 'update' | 'delete' | 'read' | 'sign-in' | 'confirm'
  entity: AuditEntity
  entityId: string | number
  before?: unknown
  after?: unknown
}

interface Acting {
  viewer: { id: number }
  apiKeyId?: number | undefined
}

/** Records what staff did in the same transaction. */
export async function recordAudit(
  tx: Transaction,
  actor: Actor | ShopActor,
  entry: AuditEntry,
): Promise<void> {
  await tx.insert(auditLog).values({
    actorId: actor.userId,
    apiKeyId: actor.apiKeyId,
    requestId: actor.requestId,
    ...entry,
    entityId: String(entry.entityId),
  })
}

export function actorOf({ session, context }: { session: Acting; context: ApiContext }): Actor {
  return { userId: session.viewer.id, apiKeyId: session.apiKeyId, requestId: context.env.requestId }
}
