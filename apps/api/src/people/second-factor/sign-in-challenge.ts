import type { SignedIn } from '@tecnoclick/contract/people/security/schemas'
import type { SecondStep } from '@tecnoclick/contract/people/security/second-factor-schemas'
import type { SignInChallenge } from '@tecnoclick/contract/platform/sign-in-challenge'
import { type Drizzle, inTransaction, type Transaction } from '@tecnoclick/database/connect'
import { signInChallenges } from '@tecnoclick/database/schema/people/second-factors'
import { users } from '@tecnoclick/database/schema/people/users'
import { signInChallengeLife, signInChallengeTries } from '@tecnoclick/domain/people/second-factor'
import { and, eq, gt, inArray, lt, lte, sql } from 'drizzle-orm'
import type { ApiDeps } from '../../platform/deps.ts'
import { handleCookie } from '../../platform/http/handle-cookie.ts'
import { isRefusal, type Refusal, refuse } from '../../platform/http/refusal.ts'
import { inBatches, type JobDeps } from '../../platform/jobs/job.ts'
import { createToken, hashToken } from '../../platform/session/token.ts'
import { openSession, type SignInOrigin } from '../security/open-session.ts'
import { recordRefusedSignIn } from '../security/record-refused-sign-in.ts'
import type { FactorLimits } from './factor-limits.ts'
import { createPasskeyChallenge, type RelyingParty, relyingParty, requestOptions } from './passkeys.ts'
import { type Factors, methodsOf, readFactors } from './read-second-factor.ts'
import { verifyFactor } from './verify-factor.ts'

/** For the page of the second step; other clients send the challenge themselves. */
export const challengeCookie = handleCookie('sign-in-challenge', signInChallengeLife)

/** The password was right; the session starts with the second step. */
export async function startChallenge(
  { database: { db }, now }: ApiDeps,
  { userId, sharedDevice }: { userId: number; sharedDevice: boolean },
  factors: Factors,
  party: RelyingParty,
): Promise<SignInChallenge> {
  const token = createToken()
  const passkeyChallenge = createPasskeyChallenge()
  const at = now()
  await db.insert(signInChallenges).values({
    userId,
    sharedDevice,
    passkeyChallenge,
    tokenHash: hashToken(token),
    createdAt: at,
    expiresAt: new Date(at.getTime() + signInChallengeLife),
  })
  return { challenge: token, ...describeOptions(factors, passkeyChallenge, party) }
}

export function describeOptions(factors: Factors, challenge: Buffer, party: RelyingParty) {
  return {
    methods: methodsOf(factors),
    ...(factors.passkeys.length > 0 && { passkey: requestOptions(factors.passkeys, challenge, party) }),
  }
}

/** For the page that asks for the second step. */
export async function readChallenge({ database: { db }, now }: ApiDeps, token: string, party: RelyingParty) {
  const [live] = await liveChallenge(db, token, now())
  if (!live) return refuse('challengeExpired')
  return describeOptions(await readFactors(db, live.userId), live.passkeyChallenge, party)
}

export interface SecondStepAttempt extends SecondStep {
  challenge: string
  origin: SignInOrigin
}

/** An answer counts before it is compared, and is committed as wrong before it is refused. */
export async function finishChallenge(
  deps: ApiDeps,
  limits: FactorLimits,
  { challenge: token, origin, code, passkey }: SecondStepAttempt,
): Promise<(SignedIn & { sharedDevice: boolean }) | Refusal> {
  const { db } = deps.database
  const { network } = origin
  const isCode = code !== undefined
  const [pending] = await liveChallenge(db, token, deps.now())
  if (!pending) return refuse('challengeExpired')
  const { userId } = pending
  const limited = await limits.take(userId, network, isCode)
  if (limited) return limited
  const outcome = await inTransaction(db, async (tx) => {
    const now = deps.now()
    const [live] = await liveChallenge(tx, token, now).for('update', { of: signInChallenges })
    if (!live) return refuse('challengeExpired')
    const check = { challenge: live.passkeyChallenge, party: relyingParty(origin.storeUrl) }
    if (!(await verifyFactor(tx, deps, userId, { code, passkey }, check))) {
      await tx
        .update(signInChallenges)
        .set({ tries: sql`${signInChallenges.tries} + 1` })
        .where(eq(signInChallenges.id, live.id))
      return refuse('badFactor')
    }
    await tx.delete(signInChallenges).where(eq(signInChallenges.id, live.id))
    const { sharedDevice } = live
    const signedIn = await openSession(tx, { ...origin, userId, sharedDevice, secondFactor: true }, now)
    return signedIn ? { ...signedIn, sharedDevice } : refuse('challengeExpired')
  })
  if (isRefusal(outcome) && outcome.refused === 'badFactor') recordRefusedSignIn(deps, userId, origin)
  else await limits.giveBack(userId, network, isCode)
  deps.wakeMail()
  return outcome
}

/** Not of an account that was disabled, nor older than its password. */
function liveChallenge(db: Drizzle | Transaction, token: string, now: Date) {
  return db
    .select({
      id: signInChallenges.id,
      userId: signInChallenges.userId,
      sharedDevice: signInChallenges.sharedDevice,
      passkeyChallenge: signInChallenges.passkeyChallenge,
    })
    .from(signInChallenges)
    .innerJoin(users, eq(users.id, signInChallenges.userId))
    .where(
      and(
        eq(signInChallenges.tokenHash, hashToken(token)),
        gt(signInChallenges.expiresAt, now),
        lt(signInChallenges.tries, signInChallengeTries),
        users.enabled,
        lte(users.passwordChangedAt, signInChallenges.createdAt),
      ),
    )
}

export async function purgeSignInChallenges({ database: { db }, log, now }: JobDeps): Promise<void> {
  const removed = await inBatches(async (limit) => {
    const old = db
      .select({ id: signInChallenges.id })
      .from(signInChallenges)
      .where(lte(signInChallenges.expiresAt, now()))
      .limit(limit)
    const { rowCount } = await db.delete(signInChallenges).where(inArray(signInChallenges.id, old))
    return rowCount ?? 0
  })
  if (removed > 0) log.debug({ removed }, 'expired sign-in challenges removed')
}
