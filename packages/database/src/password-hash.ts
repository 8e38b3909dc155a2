import { hash } from '@node-rs/argon2'

/** argon2id (the library's default) with 19 MiB, two passes, one lane (platform.md#constants). */
const cost = { memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 }

/** The value of `users.passwordHash`. Takes the transformed password, never the typed one. */
export function protectPassword(transformed: string): Promise<string> {
  return hash(transformed, cost)
}
