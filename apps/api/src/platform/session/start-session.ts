import type { Transaction } from '@tecnoclick/database/connect'
import { sessions } from '@tecnoclick/database/schema/people/users'
import { sessionIdle, sessionLife, sharedDeviceIdle } from './extend-session.ts'
import { createToken, hashToken } from './token.ts'

export interface NewSession {
  userId: number
  /** A session from before it would be dead at once; another machine's clock may be ahead of ours. */
  passwordChangedAt: Date
  sharedDevice: boolean
  now: Date
}

/** The token is told once, here; only its hash stays. */
export async function startSession(tx: Transaction, session: NewSession): Promise<string> {
  const { userId, sharedDevice, now } = session
  const token = createToken()
  await tx.insert(sessions).values({
    userId,
    sharedDevice,
    tokenHash: hashToken(token),
    createdAt: new Date(Math.max(now.getTime(), session.passwordChangedAt.getTime())),
    lastSeenAt: now,
    idleExpiresAt: new Date(now.getTime() + (sharedDevice ? sharedDeviceIdle : sessionIdle)),
    absoluteExpiresAt: new Date(now.getTime() + sessionLife),
  })
  return token
}
