import type { Confirmation } from '@tecnoclick/contract/people/security/second-factor-schemas'
import type { FactorOptions } from '@tecnoclick/contract/platform/sign-in-challenge'
import { inTransaction } from '@tecnoclick/database/connect'
import { sessions, users } from '@tecnoclick/database/schema/people/users'
import { eq } from 'drizzle-orm'
import { recordAudit } from '../../platform/audit/record-audit.ts'
import type { ApiDeps } from '../../platform/deps.ts'
import { isRefusal, type Refusal, refuse } from '../../platform/http/refusal.ts'
import type { Session } from '../../platform/session/find-session.ts'
import type { Hashing } from '../security/hashing.ts'
import { recordRefusedSignIn } from '../security/record-refused-sign-in.ts'
import type { FactorLimits } from './factor-limits.ts'
import { createPasskeyChallenge, type RelyingParty } from './passkeys.ts'
import { isEnabled, readFactors } from './read-second-factor.ts'
import { describeOptions } from './sign-in-challenge.ts'
import { verifyFactor } from './verify-factor.ts'

/** How this account confirms: with its second factor, without one by its password. */
export async function confirmationOptions(
  { database: { db } }: ApiDeps,
  { id, viewer }: Session,
  party: RelyingParty,
): Promise<FactorOptions> {
  const factors = await readFactors(db, viewer.id)
  if (!isEnabled(factors)) return { methods: ['password'] }
  const passkeyChallenge = createPasskeyChallenge()
  await db.update(sessions).set({ passkeyChallenge }).where(eq(sessions.id, id))
  return describeOptions(factors, passkeyChallenge, party)
}

export interface ConfirmationAttempt {
  session: Session
  given: Confirmation
  network: string
  requestId: string
  party: RelyingParty
}

/** The session may do for ten minutes what needs a confirmation (people.md#confirmation). */
export async function confirmIdentity(
  deps: ApiDeps,
  { hashing, limits }: { hashing: Hashing; limits: FactorLimits },
  { session, given, network, requestId, party }: ConfirmationAttempt,
): Promise<undefined | Refusal> {
  const { db } = deps.database
  const userId = session.viewer.id
  const isCode = given.passkey === undefined
  const isRight = given.password === undefined ? await byFactor() : await byPassword(given.password)
  if (isRefusal(isRight)) return isRight
  if (!isRight) {
    recordRefusedSignIn(deps, userId, { network, requestId })
    return refuse(given.password === undefined ? 'badFactor' : 'badCredentials')
  }
  await limits.giveBack(userId, network, isCode)
  await inTransaction(db, async (tx) => {
    await tx.update(sessions).set({ confirmedAt: deps.now() }).where(eq(sessions.id, session.id))
    const after = { network, by: given.password === undefined ? 'factor' : 'password' }
    await recordAudit(
      tx,
      { userId, requestId },
      { action: 'confirm', entity: 'session', entityId: userId, after },
    )
  })
  return undefined

  async function byFactor(): Promise<boolean | Refusal> {
    const limited = await limits.take(userId, network, isCode)
    if (limited) return limited
    return inTransaction(db, async (tx) => {
      const [own] = await tx
        .select({ challenge: sessions.passkeyChallenge })
        .from(sessions)
        .where(eq(sessions.id, session.id))
        .for('update')
      await tx.update(sessions).set({ passkeyChallenge: null }).where(eq(sessions.id, session.id))
      return verifyFactor(tx, deps, userId, given, { challenge: own?.challenge ?? undefined, party })
    })
  }

  async function byPassword(password: string): Promise<boolean | Refusal> {
    if (isEnabled(await readFactors(db, userId))) return false
    const mayStart = () => limits.take(userId, network, isCode)
    const [user] = await db.select({ hash: users.passwordHash }).from(users).where(eq(users.id, userId))
    return hashing.verify(user?.hash, password, mayStart)
  }
}
