import { availableParallelism } from 'node:os'
import { verify } from '@node-rs/argon2'
import { protectPassword } from '@tecnoclick/database/password-hash'
import { createBoundedQueue } from '../../platform/http/bounded-queue.ts'
import { isRefusal, type Refusal } from '../../platform/http/refusal.ts'

/** argon2id for the whole process: few at once, a short queue, then 503 (platform.md#constants). */
export interface Hashing {
  isFull(): boolean
  protect(transformed: string): Promise<string | Refusal>
  /** `mayStart` is asked when the turn has come: what was true on entering the line may not be true any more. */
  verify(
    storedHash: string | undefined,
    transformed: string,
    mayStart?: () => Promise<Refusal | undefined>,
  ): Promise<boolean | Refusal>
}

const waiting = 20

/** Leaves one core to the event loop and two of libuv's four threads to files and pictures. */
const atOnce = Math.min(2, Math.max(1, availableParallelism() - 1))

/**
 * Stands in for an account that does not exist, so that it is not told apart by time: a hash of nobody's password at the
 * cost of everyone's. A test holds the cost against what `protectPassword` writes.
 */
export const nobodysHash =
  '$argon2id$v=19$m=19456,t=2,p=1$c29tZWJvZHktZWxzZS1zYWx0$MmQ0YzFhNWU3Yjg5MGYzNmQyYzRhMWU1YjdmOGQ5MDA'

export function createHashing(): Hashing {
  const queue = createBoundedQueue({ atOnce, waiting })
  return {
    isFull: queue.isFull,
    protect: (transformed) => queue.run(() => protectPassword(transformed)),
    verify: (storedHash, transformed, mayStart) =>
      queue.run(async () => {
        const refusal = await mayStart?.()
        if (isRefusal(refusal)) return refusal
        const isRight = await verify(storedHash ?? nobodysHash, transformed)
        return isRight && storedHash !== undefined
      }),
  }
}
