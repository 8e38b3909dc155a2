import type { Drizzle } from '@tecnoclick/database/connect'
import { apiKeys } from '@tecnoclick/database/schema/people/api-keys'
import { and, eq, isNull } from 'drizzle-orm'
import { type Actor, recordAudit } from '../../platform/audit/record-audit.ts'
import { type Refusal, refuse } from '../../platform/http/refusal.ts'
import { transact } from '../../platform/rows/transact.ts'

/** Ends a key at once. Nobody has to confirm it: whoever suspects a leak is in a hurry. */
export function revokeApiKey(
  db: Drizzle,
  actor: Actor,
  { id, now }: { id: number; now: Date },
): Promise<undefined | Refusal> {
  return transact(db, async (tx) => {
    const [row] = await tx
      .update(apiKeys)
      .set({ revokedAt: now, revokedBy: actor.userId })
      .where(and(eq(apiKeys.id, id), isNull(apiKeys.revokedAt)))
      .returning({ name: apiKeys.name, prefix: apiKeys.prefix })
    if (!row) return refuse('notFound')
    await recordAudit(tx, actor, { action: 'delete', entity: 'api-key', entityId: id, before: row })
    return undefined
  })
}
