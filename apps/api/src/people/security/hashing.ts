import { availableParallelism } from 'node:os'
import { verify } from '@node-rs/argon2'
import { protectPassword } from '@tecnoclick/database/password-hash'
import type { PasswordHasher } from '../../platform/deps.ts'
import { createBoundedQueue } from '../../platform/http/bounded-queue.ts'
import { isRefusal, type Refusal } from '../../platform/http/refusal.ts'

/** argon2id for the whole process: few at once, a short queue, then 503 (platform.md#constants). */
export interface Hashing {
  isFull(): boolean
  protect(transformed: string): Promise<string | Refusal>
  /** `mayStart` is called when the turn has come: the answer may have changed since the work was queued. */
  verify(
    storedHash: string | undefined,
    transformed: string,
    mayStart?: () => Promise<Refusal | undefined>,
  ): Promise<boolean | Refusal>
}

const waiting = 20

/** Leaves one core to the event loop and two of libuv's four threads to files and pictures. */
const atOnce = Math.min(2, Math.max(1, availableParallelism() - 1))

/** A test compares its cost with the result of `protect`. */
export const nobodysHash =
  '$argon2id$v=19$m=19456,t=2,p=1$c29tZWJvZHktZWxzZS1zYWx0$MmQ0YzFhNWU3Yjg5MGYzNmQyYzRhMWU1YjdmOGQ5MDA'

const argon2id: PasswordHasher = { protect: protectPassword, verify, nobodysHash }

export function createHashing(hasher = argon2id): Hashing {
  const queue = createBoundedQueue({ atOnce, waiting })
  return {
    isFull: queue.isFull,
    protect: (transformed) => queue.run(() => hasher.protect(transformed)),
    verify: (storedHash, transformed, mayStart) =>
      queue.run(async () => {
        const refusal = await mayStart?.()
        if (isRefusal(refusal)) return refusal
        const isRight = await hasher.verify(storedHash ?? hasher.nobodysHash, transformed)
        return isRight && storedHash !== undefined
      }),
  }
}
