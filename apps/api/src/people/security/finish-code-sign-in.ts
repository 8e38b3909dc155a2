import { timingSafeEqual } from 'node:crypto'
import type { SignedIn } from '@tecnoclick/contract/people/security/schemas'
import { inTransaction, type Transaction } from '@tecnoclick/database/connect'
import { signInCodes } from '@tecnoclick/database/schema/people/sign-in-codes'
import { users } from '@tecnoclick/database/schema/people/users'
import { codeTries, maySignInByCode, takesCodes } from '@tecnoclick/domain/people/sign-in-code'
import { and, eq, gt, isNull, lt, lte, sql } from 'drizzle-orm'
import type { ApiDeps } from '../../platform/deps.ts'
import { isRefusal, type Refusal, refuse } from '../../platform/http/refusal.ts'
import { hashToken } from '../../platform/session/token.ts'
import { hashCode } from '../notices/verify-phone.ts'
import { relyingParty } from '../second-factor/passkeys.ts'
import { isEnabled, readFactors } from '../second-factor/read-second-factor.ts'
import { startChallenge } from '../second-factor/sign-in-challenge.ts'
import { openSession, type SignInOrigin } from './open-session.ts'
import { recordRefusedSignIn } from './record-refused-sign-in.ts'
import { wrongGuesses } from './request-sign-in-code.ts'

interface TypedCode {
  handle: string
  code: string
  sharedDevice: boolean
  origin: SignInOrigin
}

/** The code is used up also where a second factor is asked for: the challenge takes its place. */
export async function finishCodeSignIn(deps: ApiDeps, typed: TypedCode): Promise<SignedIn | Refusal> {
  const { db } = deps.database
  const { origin, sharedDevice } = typed
  const now = deps.now()
  const userId = await inTransaction(db, (tx) => useCode(tx, deps, typed, now))
  if (isRefusal(userId)) return userId
  const factors = await readFactors(db, userId)
  if (isEnabled(factors))
    return refuse('secondFactorRequired', {
      secondFactor: await startChallenge(
        deps,
        { userId, sharedDevice },
        factors,
        relyingParty(origin.storeUrl),
      ),
    })
  const outcome = await inTransaction(db, (tx) =>
    openSession(tx, { ...origin, userId, sharedDevice, secondFactor: false }, now),
  )
  deps.wakeMail()
  return outcome ?? refuse('badCode')
}

/**
 * A guess counts before it is compared, and is committed whatever happens to the request. The account is locked, so that guesses at
 * several codes of it are counted one after the other.
 */
async function useCode(
  tx: Transaction,
  deps: ApiDeps,
  { handle, code, origin }: TypedCode,
  now: Date,
): Promise<number | Refusal> {
  const [asked] = await tx
    .select({
      id: signInCodes.id,
      userId: users.id,
      role: users.role,
      activatedAt: users.activatedAt,
      fromKnownNetwork: signInCodes.fromKnownNetwork,
    })
    .from(signInCodes)
    .innerJoin(users, eq(users.id, signInCodes.userId))
    .where(
      and(
        eq(signInCodes.handleHash, hashToken(handle)),
        users.enabled,
        lte(users.passwordChangedAt, signInCodes.createdAt),
      ),
    )
    .for('no key update', { of: users })
  if (!asked || !maySignInByCode({ role: asked.role, activated: asked.activatedAt !== null }))
    return refuse('badCode')
  const { id, userId, fromKnownNetwork } = asked
  if (!takesCodes(await wrongGuesses(tx, userId, now), fromKnownNetwork)) return refuse('badCode')
  const isLive = and(
    lt(signInCodes.tries, codeTries),
    gt(signInCodes.expiresAt, now),
    isNull(signInCodes.endedAt),
  )
  const [live] = await tx
    .update(signInCodes)
    .set({ tries: sql`${signInCodes.tries} + 1` })
    .where(and(eq(signInCodes.id, id), isLive))
    .returning({ codeHash: signInCodes.codeHash })
  if (!live) return refuse('badCode')
  if (!timingSafeEqual(live.codeHash, hashCode(userId, code))) {
    recordRefusedSignIn(deps, userId, origin)
    return refuse('badCode')
  }
  await tx
    .update(signInCodes)
    .set({ endedAt: now, tries: sql`${signInCodes.tries} - 1` })
    .where(eq(signInCodes.id, id))
  return userId
}
