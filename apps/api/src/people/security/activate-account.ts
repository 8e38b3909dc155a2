import type { ToldAddress } from '@tecnoclick/contract/people/security/schemas'
import type { Transaction } from '@tecnoclick/database/connect'
import { activationKeys, users } from '@tecnoclick/database/schema/people/users'
import { activationKeyLife } from '@tecnoclick/domain/people/activation-key'
import { and, eq, gt, isNotNull, sql } from 'drizzle-orm'
import type { ApiDeps } from '../../platform/deps.ts'
import { handleCookie } from '../../platform/http/handle-cookie.ts'
import { type Refusal, refuse } from '../../platform/http/refusal.ts'
import { transact } from '../../platform/rows/transact.ts'
import { hashToken } from '../../platform/session/token.ts'

/** Of the browser that opened the link: a sign-in there proves that mailbox and password are of one person. */
export const activationCookie = handleCookie('activation', activationKeyLife)

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

export async function hasOpenedLink(tx: Transaction, userId: number, token: string): Promise<boolean> {
  const isUsed = and(
    eq(activationKeys.keyHash, hashToken(token)),
    eq(activationKeys.userId, userId),
    isNotNull(activationKeys.usedAt),
  )
  return (await tx.$count(activationKeys, isUsed)) > 0
}
