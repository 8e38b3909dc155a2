import type { Transaction } from '@tecnoclick/database/connect'
import { recoveryCodes, sessions, users } from '@tecnoclick/database/schema/people/users'
import { and, eq, gt, isNull, sql } from 'drizzle-orm'
import type { ApiDeps } from '../../platform/deps.ts'
import { isRefusal, type Refusal, refuse } from '../../platform/http/refusal.ts'
import { queueWrittenMail } from '../../platform/mail/queue-mail.ts'
import { transact } from '../../platform/rows/transact.ts'
import { type NewSession, startSession } from '../../platform/session/session-lifetime.ts'
import { passwordChangedMail } from './account-mails.ts'
import { checkRecoveryCode, type RecoverySubject, type RightCode } from './check-recovery-code.ts'
import { type SignInTools, signInSubject } from './sign-in.ts'

export interface NewPassword {
  subject: RecoverySubject
  resetKey: string
  password: string
  /** The session that asks, if any: where the account is its own, another takes its place. */
  sessionId: number | undefined
  network: string
  storeUrl: string
}

export interface ChangedPassword {
  email: string
  /** The token of the session that replaces the caller's. */
  session: { token: string; sharedDevice: boolean } | undefined
}

export async function finishRecovery(
  deps: ApiDeps,
  tools: SignInTools,
  wanted: NewPassword,
): Promise<ChangedPassword | Refusal> {
  const { db } = deps.database
  const code = await checkRecoveryCode(db, wanted.subject, wanted.resetKey, deps.now())
  if (isRefusal(code)) return code
  const passwordHash = await tools.hashing.protect(wanted.password)
  if (isRefusal(passwordHash)) return passwordHash
  const now = deps.now()
  const outcome = await transact(db, async (tx) => {
    const asking = await findOwnSession(tx, wanted.sessionId, code.userId)
    const user = await changePassword(tx, code.userId, passwordHash, now)
    if (!user || !(await useCode(tx, code, now))) return refuse('badCode')
    // Who just proved to own the account is not kept out by the tries that made them recover it.
    await tools.failures.forget(tx, signInSubject(user.email, wanted.network))
    const dedupeKey = `password-changed:${code.id}`
    await queueWrittenMail(tx, { kind: 'password-changed', to: user.email, dedupeKey }, (store) =>
      passwordChangedMail(store, wanted.storeUrl, now),
    )
    const session = asking && {
      sharedDevice: asking.sharedDevice,
      token: await startSession(tx, { ...user, ...asking, now }),
    }
    return { email: user.email, session }
  })
  deps.wakeMail()
  return outcome
}

/** Read before the change: a trigger ends every session of the account with it. */
async function findOwnSession(
  tx: Transaction,
  sessionId: number | undefined,
  userId: number,
): Promise<Pick<NewSession, 'sharedDevice' | 'deviceId' | 'userAgent' | 'network'> | undefined> {
  if (sessionId === undefined) return undefined
  const { sharedDevice, deviceId, userAgent, network } = sessions
  const [session] = await tx
    .select({ sharedDevice, deviceId, userAgent, network })
    .from(sessions)
    .where(and(eq(sessions.id, sessionId), eq(sessions.userId, userId)))
  return session
}

/**
 * The moment of the change always moves on, whatever the clock does, because the sessions end by it. Having read the mail
 * activates the account too: nothing else would prove more.
 */
async function changePassword(tx: Transaction, id: number, passwordHash: string, now: Date) {
  const at = sql`${now.toISOString()}::timestamptz`
  const [user] = await tx
    .update(users)
    .set({
      passwordHash,
      passwordChangedAt: sql`greatest(${at}, ${users.passwordChangedAt} + interval '1 millisecond')`,
      activatedAt: sql`coalesce(${users.activatedAt}, ${at})`,
    })
    .where(and(eq(users.id, id), users.enabled))
    .returning({ userId: users.id, email: users.email, passwordChangedAt: users.passwordChangedAt })
  return user
}

/** Once and before it expires; of two concurrent requests one is refused. */
async function useCode(tx: Transaction, { id }: RightCode, now: Date): Promise<boolean> {
  const used = await tx
    .update(recoveryCodes)
    .set({ usedAt: now, endedAt: now })
    .where(and(eq(recoveryCodes.id, id), isNull(recoveryCodes.endedAt), gt(recoveryCodes.expiresAt, now)))
    .returning({ id: recoveryCodes.id })
  return used.length === 1
}
