import type { OutcomeRequest, RequestOutcome } from '@tecnoclick/contract/platform/outcomes/schemas'
import { type Drizzle, inTransaction, type Transaction } from '@tecnoclick/database/connect'
import { idempotencyKeys } from '@tecnoclick/database/schema/platform/idempotency'

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
): Promise<RequestOutcome> {
  return inTransaction(db, async (tx) => {
    // One statement, so that no purge comes in between. It writes for the same reason as `runOnce` locks.
    const [row] = await tx
      .insert(idempotencyKeys)
      .values({ userId, scope, key, requestHash: closedHash, responseStatus: 409, response: {} })
      .onConflictDoUpdate({
        target: [idempotencyKeys.userId, idempotencyKeys.scope, idempotencyKeys.key],
        set: { key },
      })
      .returning({ requestHash: idempotencyKeys.requestHash, response: idempotencyKeys.response })
    if (!row) throw new Error('The key was not stored')
    const id = row.requestHash.equals(closedHash) ? await findMade?.(tx, userId, key) : idIn(row.response)
    return id === undefined ? { state: 'notSent' } : { state: 'done', id }
  })
}

function idIn(response: unknown): number {
  if (typeof response !== 'object' || response === null || !('id' in response))
    throw new Error('The stored answer has no id')
  return Number(response.id)
}
