import { inTransaction, type Transaction } from '@tecnoclick/database/connect'
import { recoveryCodes, sessions, users } from '@tecnoclick/database/schema/people/users'
import type { Role } from '@tecnoclick/domain/people/roles'
import { and, eq, gt, isNull, ne, type SQL, sql } from 'drizzle-orm'
import type { ApiDeps } from '../../platform/deps.ts'
import { isRefusal, type Refusal, refuse } from '../../platform/http/refusal.ts'
import { queueWrittenMail } from '../../platform/mail/queue-mail.ts'
import { transact } from '../../platform/rows/transact.ts'
import { type NewSession, startSession } from '../../platform/session/session-lifetime.ts'
import { relyingParty } from '../second-factor/passkeys.ts'
import { isEnabled, readFactors } from '../second-factor/read-second-factor.ts'
import { removeFactors } from '../second-factor/reset-factors.ts'
import { verifyFactor } from '../second-factor/verify-factor.ts'
import { passwordChangedMail } from './account-mails.ts'
import { checkRecovery, type MeantAccount, type Recovery, type RecoveryProof } from './check-recovery.ts'
import { refuseCommonPassword } from './common-passwords.ts'
import { rememberNetwork } from './known-networks.ts'
import { type SignInTools, signInSubject } from './sign-in.ts'

export interface NewPassword {
  proof: RecoveryProof
  meant: MeantAccount
  password: string
  factorCode: string | undefined
  /** The session that asks, if any: where the account is its own, another takes its place. */
  sessionId: number | undefined
  network: string
  requestId: string
  storeUrl: string
}

export interface ChangedPassword {
  email: string
  /** The token of the session that replaces the caller's. */
  session: { token: string; role: Role; sharedDevice: boolean } | undefined
}

export async function finishRecovery(
  deps: ApiDeps,
  tools: SignInTools,
  wanted: NewPassword,
): Promise<ChangedPassword | Refusal> {
  const { db } = deps.database
  const recovery = await checkRecovery(db, wanted.proof, wanted.meant, deps.now())
  if (isRefusal(recovery)) return recovery
  const refused = await refuseCommonPassword(recovery.email, wanted.password)
  if (refused) return refused
  const factor = await checkFactor(deps, tools, recovery.userId, wanted)
  if (isRefusal(factor)) return factor
  const passwordHash = await tools.hashing.protect(wanted.password)
  if (isRefusal(passwordHash)) return passwordHash
  const now = deps.now()
  const outcome = await transact(db, async (tx) => {
    const ownSession = await findOwnSession(tx, wanted.sessionId, recovery.userId)
    if (factor === 'unproven' && !(await takeBack(tx, recovery.userId, wanted.requestId, now)))
      return refuse('secondFactorRequired')
    const user = await changePassword(tx, recovery.userId, passwordHash, now)
    if (!user || !(await useOnce(tx, recovery, now))) return refuse('badCode')
    await endOthers(tx, user.userId, now)
    await rememberNetwork(tx, { userId: user.userId, network: wanted.network }, now)
    // Who just proved to own the account is not kept out by the tries that made them recover it.
    await tools.failures.forget(tx, signInSubject(user.email, wanted.network))
    const dedupeKey = `password-changed:${recovery.id}`
    await queueWrittenMail(tx, { kind: 'password-changed', to: user.email, dedupeKey }, (store) =>
      passwordChangedMail(store, wanted.storeUrl, now),
    )
    const session = ownSession && {
      role: user.role,
      sharedDevice: ownSession.sharedDevice,
      token: await startSession(tx, { ...user, ...ownSession, now }),
    }
    return { email: user.email, session }
  })
  deps.wakeMail()
  return outcome
}

/**
 * The mail alone does not open an account with a second factor. `unproven`: nobody has shown yet that mailbox and password are
 * of one person, so the factor may be a stranger's, who registered the address (people.md#password-recovery).
 */
async function checkFactor(
  deps: ApiDeps,
  { factorLimits }: SignInTools,
  userId: number,
  { proof, factorCode: code, network, storeUrl }: NewPassword,
): Promise<Refusal | 'proven' | 'unproven'> {
  const { db } = deps.database
  if (!isEnabled(await readFactors(db, userId))) return 'proven'
  if (code === undefined)
    return 'token' in proof && (await db.$count(users, isUnproven(userId))) > 0
      ? 'unproven'
      : refuse('secondFactorRequired')
  const limited = await factorLimits.take(userId, network, true)
  if (limited) return limited
  const check = { challenge: undefined, party: relyingParty(storeUrl) }
  if (!(await inTransaction(db, (tx) => verifyFactor(tx, deps, userId, { code }, check))))
    return refuse('badFactor')
  await factorLimits.giveBack(userId, network, true)
  return 'proven'
}

/** Staff prove theirs by the invitation, and administrators reset their factors. */
function isUnproven(userId: number): SQL | undefined {
  return and(eq(users.id, userId), isNull(users.mailboxProvenAt), ne(users.role, 'admin'))
}

/** False if the mailbox was proven meanwhile. */
async function takeBack(tx: Transaction, userId: number, requestId: string, now: Date): Promise<boolean> {
  const [unproven] = await tx
    .select({ email: users.email })
    .from(users)
    .where(isUnproven(userId))
    .for('no key update')
  if (!unproven) return false
  const after = { by: 'recovery' }
  await removeFactors(
    tx,
    { userId, requestId },
    { userId, email: unproven.email, change: 'recovered', after, now },
  )
  return true
}

/** Read before the change: a trigger ends every session of the account with it. */
async function findOwnSession(
  tx: Transaction,
  sessionId: number | undefined,
  userId: number,
): Promise<Omit<NewSession, 'userId' | 'role' | 'passwordChangedAt' | 'now'> | undefined> {
  if (sessionId === undefined) return undefined
  const { sharedDevice, secondFactor, deviceId, userAgent, network } = sessions
  const [session] = await tx
    .select({ sharedDevice, secondFactor, deviceId, userAgent, network })
    .from(sessions)
    .where(and(eq(sessions.id, sessionId), eq(sessions.userId, userId)))
  return session
}

/**
 * The time of the change always increases, even if the clock goes back, because sessions are compared with it. The code
 * from the mail also activates the account, because it proves the address.
 */
async function changePassword(tx: Transaction, id: number, passwordHash: string, now: Date) {
  const at = sql`${now.toISOString()}::timestamptz`
  const [user] = await tx
    .update(users)
    .set({
      passwordHash,
      passwordChangedAt: sql`greatest(${at}, ${users.passwordChangedAt} + interval '1 millisecond')`,
      activatedAt: sql`coalesce(${users.activatedAt}, ${at})`,
      mailboxProvenAt: sql`coalesce(${users.mailboxProvenAt}, ${at})`,
      recoveryCodesOffAt: null,
    })
    .where(and(eq(users.id, id), users.enabled))
    .returning({
      userId: users.id,
      email: users.email,
      role: users.role,
      passwordChangedAt: users.passwordChangedAt,
    })
  return user
}

/** Of two concurrent requests one is refused. */
async function useOnce(tx: Transaction, { id }: Recovery, now: Date): Promise<boolean> {
  const { expiresAt, linkExpiresAt, endedAt } = recoveryCodes
  const used = await tx
    .update(recoveryCodes)
    .set({ usedAt: now, endedAt: now })
    .where(
      and(
        eq(recoveryCodes.id, id),
        isNull(endedAt),
        gt(sql`greatest(${expiresAt}, ${linkExpiresAt})`, sql`${now.toISOString()}::timestamptz`),
      ),
    )
    .returning({ id: recoveryCodes.id })
  return used.length === 1
}

/** The owner is back: what else was mailed, whoever asked for it, serves nobody any more. */
async function endOthers(tx: Transaction, userId: number, now: Date): Promise<void> {
  await tx
    .update(recoveryCodes)
    .set({ endedAt: now })
    .where(and(eq(recoveryCodes.userId, userId), isNull(recoveryCodes.endedAt)))
}
