import type { OutcomeRequest, RequestOutcome } from '@tecnoclick/contract/platform/outcomes/schemas'
import type { Drizzle, Transaction } from '@tecnoclick/database/connect'
import { idempotencyKeys } from '@tecnoclick/database/schema/platform/idempotency'
import { and, eq } from 'drizzle-orm'
import { type Refusal, refuse } from '../http/refusal.ts'
import { transact } from '../rows/transact.ts'

/** Finds what was made with a key whose stored answer is already purged. */
export type FindMade = (tx: Transaction, userId: number, key: string) => Promise<number | undefined>

/** No request has this hash, so a request that arrives later under the key is a conflict. */
const closedHash = Buffer.alloc(32)

/**
 * What became of a request whose answer was lost. The request may still be travelling, so a key without an answer is
 * closed: the row is inserted as `runOnce` would. A request that is being worked on holds the row; this call waits for
 * it and reads its answer.
 */
export function settleRequest(
  db: Drizzle,
  userId: number,
  { scope, key }: OutcomeRequest,
  findMade?: FindMade,
): Promise<RequestOutcome | Refusal> {
  return transact(db, async (tx) => {
    await tx
      .insert(idempotencyKeys)
      .values({ userId, scope, key, requestHash: closedHash, responseStatus: 409, response: {} })
      .onConflictDoNothing()
    // Locked for the same reason as in `runOnce`.
    const [row] = await tx
      .select({ requestHash: idempotencyKeys.requestHash, response: idempotencyKeys.response })
      .from(idempotencyKeys)
      .where(
        and(
          eq(idempotencyKeys.userId, userId),
          eq(idempotencyKeys.scope, scope),
          eq(idempotencyKeys.key, key),
        ),
      )
      .for('share')
    // Purged between the two statements.
    if (!row) return refuse('conflict')
    const id = row.requestHash.equals(closedHash) ? await findMade?.(tx, userId, key) : idIn(row.response)
    return id === undefined ? { state: 'notSent' } : { state: 'done', id }
  })
}

function idIn(response: unknown): number {
  if (typeof response !== 'object' || response === null || !('id' in response))
    throw new Error('The stored answer has no id')
  return Number(response.id)
}
