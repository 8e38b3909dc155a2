import { createHash } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import type { Drizzle, Transaction } from '@tecnoclick/database/connect'
import { idempotencyKeys } from '@tecnoclick/database/schema/platform/idempotency'
import { and, eq, isNull, type SQL, sql } from 'drizzle-orm'
import type { ApiContext } from '../http/bindings.ts'
import { isRefusal, type Refusal, refuse } from '../http/refusal.ts'
import { transact } from '../rows/transact.ts'

export interface RepeatableCall {
  /** Null for visitors. */
  userId: number | null
  /** The action, e.g. `orderservices`. */
  scope: string
  /** Undefined if the caller sent none: then every call is new. */
  key: string | undefined
  /** The same key with another request is a conflict. */
  request: unknown
}

/** The `Idempotency-Key` of a request; 1 to 128 printable ASCII characters. */
export function readIdempotencyKey(context: ApiContext): string | undefined | Refusal {
  const key = context.req.header('idempotency-key')
  if (key === undefined || /^[\x21-\x7e]{1,128}$/.test(key)) return key
  return refuse('malformed')
}

/** Stored until there is a response. An empty response is not written again. */
const nothingYet = {}

/**
 * Does the work once per key and returns the stored response on a retry. The row is inserted before the work, in its
 * transaction: a concurrent call waits for the first to commit, then reads the response or does the work itself. Work
 * that takes a contended lock at its end calls `remember` before that; otherwise the response is stored after the work.
 */
export async function runOnce<T>(
  tx: Transaction,
  { userId, scope, key, request }: RepeatableCall,
  work: (remember: (response: T) => Promise<void>) => Promise<T | Refusal>,
): Promise<T | Refusal> {
  if (key === undefined) return work(async () => {})
  const requestHash = hashOf(request)
  const [row] = await tx
    .insert(idempotencyKeys)
    .values({ userId, scope, key, requestHash, responseStatus: 201, response: nothingYet })
    .onConflictDoNothing()
    .returning({ id: idempotencyKeys.id })
  if (!row) return repeated<T>(tx, { userId, scope, key, requestHash })
  let isWritten = false
  const remember = async (response: T) => {
    isWritten = true
    await tx.update(idempotencyKeys).set({ response }).where(eq(idempotencyKeys.id, row.id))
  }
  const response = await work(remember)
  if (!isRefusal(response) && !isWritten && !isDeepStrictEqual(response, nothingYet)) await remember(response)
  return response
}

function hashOf(request: unknown): Buffer {
  return createHash('sha256').update(JSON.stringify(request)).digest()
}

/** For a function in the database that stores the key and the response with its work. */
export function storableCall({ scope, key, request }: RepeatableCall, response: unknown = nothingYet) {
  return { scope, key: key ?? null, requestHash: hashOf(request).toString('hex'), response }
}

/** Whether the key of a call by an account was used; `repeatCall` then gives the response. */
export function wasCalled({ userId, scope, key }: RepeatableCall): SQL {
  return sql`exists (
        select from idempotency_keys where user_id = ${userId} and scope = ${scope} and key = ${key ?? null}::text
      )`
}

/** The stored response of a call that was made before. */
export function repeatCall<T>(
  db: Drizzle,
  { userId, scope, key = '', request }: RepeatableCall,
): Promise<T | Refusal> {
  return transact(db, (tx) => repeated<T>(tx, { userId, scope, key, requestHash: hashOf(request) }))
}

async function repeated<T>(
  tx: Transaction,
  {
    userId,
    scope,
    key,
    requestHash,
  }: { userId: number | null; scope: string; key: string; requestHash: Buffer },
): Promise<T | Refusal> {
  // The lock makes the commit wait for a synchronous standby: after a crash the row may be on this server alone.
  const [before] = await tx
    .select({ requestHash: idempotencyKeys.requestHash, response: idempotencyKeys.response })
    .from(idempotencyKeys)
    .where(
      and(
        userId === null ? isNull(idempotencyKeys.userId) : eq(idempotencyKeys.userId, userId),
        eq(idempotencyKeys.scope, scope),
        eq(idempotencyKeys.key, key),
      ),
    )
    .for('share')
  if (!before?.requestHash.equals(requestHash)) return refuse('conflict')
  // Written by the same action with the same key, so it has the type of its response.
  return before.response as T
}
