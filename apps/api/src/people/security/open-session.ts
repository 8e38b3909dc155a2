import type { SignedIn } from '@tecnoclick/contract/people/security/schemas'
import type { Transaction } from '@tecnoclick/database/connect'
import { sessions, users } from '@tecnoclick/database/schema/people/users'
import { and, eq, type SQL } from 'drizzle-orm'
import { startSession } from '../../platform/session/session-lifetime.ts'
import { hashToken } from '../../platform/session/token.ts'
import { rememberNetwork } from './known-networks.ts'

export interface Opening {
  userId: number
  sharedDevice: boolean
  secondFactor: boolean
  network: string
  /** What the browser's cookie held until now: that session ends where this one begins. */
  replacedToken: string | undefined
}

/** The end of a sign-in; undefined if the account is disabled or `condition` no longer holds. */
export async function openSession(
  tx: Transaction,
  { userId, sharedDevice, secondFactor, network, replacedToken }: Opening,
  now: Date,
  condition?: SQL,
): Promise<SignedIn | undefined> {
  const [user] = await tx
    .update(users)
    .set({ lastSignInAt: now })
    .where(and(eq(users.id, userId), users.enabled, condition))
    .returning()
  if (!user) return undefined
  const { id, email, role, passwordChangedAt } = user
  const token = await startSession(tx, { userId, passwordChangedAt, sharedDevice, secondFactor, now })
  await rememberNetwork(tx, { userId, network }, now)
  if (replacedToken) await tx.delete(sessions).where(eq(sessions.tokenHash, hashToken(replacedToken)))
  return { token, user: { id, email, role } }
}
