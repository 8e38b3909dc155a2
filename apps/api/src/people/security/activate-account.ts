import type { ToldAddress } from '@tecnoclick/contract/people/security/schemas'
import { activationKeys, users } from '@tecnoclick/database/schema/people/users'
import { and, eq, gt, sql } from 'drizzle-orm'
import type { ApiDeps } from '../../platform/deps.ts'
import { type Refusal, refuse } from '../../platform/http/refusal.ts'
import { transact } from '../../platform/rows/transact.ts'
import { hashToken } from '../../platform/session/token.ts'

/** Repeating a valid link succeeds: people click twice, and mail programs prefetch. */
export function activateAccount(
  { database: { db }, now }: ApiDeps,
  token: string,
): Promise<ToldAddress | Refusal> {
  const at = now()
  return transact(db, async (tx) => {
    const [key] = await tx
      .update(activationKeys)
      .set({ usedAt: sql`coalesce(${activationKeys.usedAt}, ${at.toISOString()}::timestamptz)` })
      .where(and(eq(activationKeys.keyHash, hashToken(token)), gt(activationKeys.expiresAt, at)))
      .returning({ userId: activationKeys.userId })
    if (!key) return refuse('notFound')
    const [user] = await tx
      .update(users)
      .set({ activatedAt: sql`coalesce(${users.activatedAt}, ${at.toISOString()}::timestamptz)` })
      .where(and(eq(users.id, key.userId), users.enabled))
      .returning({ email: users.email })
    return user ?? refuse('notFound')
  })
}
