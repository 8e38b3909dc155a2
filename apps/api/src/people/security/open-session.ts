import type { SignedIn } from '@tecnoclick/contract/people/security/schemas'
import type { Transaction } from '@tecnoclick/database/connect'
import { sessions, users } from '@tecnoclick/database/schema/people/users'
import { permissionsOf } from '@tecnoclick/domain/people/permissions'
import { and, eq, type SQL } from 'drizzle-orm'
import { recordAudit } from '../../platform/audit/record-audit.ts'
import { startSession } from '../../platform/session/session-lifetime.ts'
import { hashToken } from '../../platform/session/token.ts'
import { rememberNetwork } from './known-networks.ts'

export interface Opening {
  userId: number
  sharedDevice: boolean
  secondFactor: boolean
  network: string
  requestId: string
  /** What the browser's cookie held until now: that session ends where this one begins. */
  replacedToken: string | undefined
}

/** The end of a sign-in; undefined if the account is disabled or `condition` no longer holds. */
export async function openSession(
  tx: Transaction,
  { userId, sharedDevice, secondFactor, network, requestId, replacedToken }: Opening,
  now: Date,
  condition?: SQL,
): Promise<SignedIn | undefined> {
  const [user] = await tx
    .update(users)
    .set({ lastSignInAt: now })
    .where(and(eq(users.id, userId), users.enabled, condition))
    .returning()
  if (!user) return undefined
  const { id, email, role, staffRole, passwordChangedAt } = user
  const token = await startSession(tx, { userId, role, passwordChangedAt, sharedDevice, secondFactor, now })
  const after = { network, sharedDevice, secondFactor }
  await recordAudit(
    tx,
    { userId, requestId },
    { action: 'sign-in', entity: 'session', entityId: userId, after },
  )
  await rememberNetwork(tx, { userId, network }, now)
  if (replacedToken) await tx.delete(sessions).where(eq(sessions.tokenHash, hashToken(replacedToken)))
  return { token, user: { id, email, role, ...(staffRole && { permissions: permissionsOf(staffRole) }) } }
}
