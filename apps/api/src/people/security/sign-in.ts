import type { SignedIn, SignIn } from '@tecnoclick/contract/people/security/schemas'
import type { Drizzle } from '@tecnoclick/database/connect'
import { users } from '@tecnoclick/database/schema/people/users'
import { isDemoEmail } from '@tecnoclick/domain/people/demo-accounts'
import { minutes, seconds } from '@tecnoclick/domain/platform/duration'
import { eq, sql } from 'drizzle-orm'
import type { ApiDeps } from '../../platform/deps.ts'
import { queueFull } from '../../platform/http/bounded-queue.ts'
import { type FailureLimit, failureLimit } from '../../platform/http/failure-limit.ts'
import { isRefusal, type Refusal, refuse } from '../../platform/http/refusal.ts'
import { transact } from '../../platform/rows/transact.ts'
import type { FactorLimits } from '../second-factor/factor-limits.ts'
import { relyingParty } from '../second-factor/passkeys.ts'
import { isEnabled, readFactors } from '../second-factor/read-second-factor.ts'
import { startChallenge } from '../second-factor/sign-in-challenge.ts'
import type { Hashing } from './hashing.ts'
import { openSession, type SignInOrigin } from './open-session.ts'
import { recordRefusedSignIn } from './record-refused-sign-in.ts'
import type { SignInGate } from './sign-in-gate.ts'

export interface SignInAttempt extends SignIn, SignInOrigin {}

export interface SignInTools {
  hashing: Hashing
  failures: FailureLimit
  factorLimits: FactorLimits
  gate: SignInGate
}

type Account = typeof users.$inferSelect

/** Neither the response nor its time discloses whether the account exists. */
export async function signIn(
  deps: ApiDeps,
  { hashing, failures, gate }: SignInTools,
  attempt: SignInAttempt,
): Promise<SignedIn | Refusal> {
  const { db } = deps.database
  // Nobody asks the database on the way to a line that is full: that is what keeps the shop fast under a flood.
  if (hashing.isFull()) return queueFull
  const subject = signInSubject(attempt.email, attempt.network)
  const guard = gate.guard(attempt.network)
  const limited = (await failures.refusalFor(subject)) ?? (await guard.refusal())
  if (limited) return limited
  const account = await findAccount(db, attempt.email)
  const mayStart = async () => {
    const gated = await guard.take()
    if (gated) return gated
    const refused = await failures.take(subject)
    if (refused) await guard.giveBack()
    return refused
  }
  const isRight = await hashing.verify(account?.passwordHash, attempt.password, mayStart)
  if (isRefusal(isRight)) return isRight
  const isRefusedDemo =
    account !== undefined && isDemoEmail(account.email) && !(await deps.exposure.admitsDemoAccounts())
  if (!account?.enabled || isRefusedDemo || !isRight) {
    if (account) recordRefusedSignIn(deps, account.id, attempt)
    return refuse('badCredentials')
  }
  await failures.giveBack(subject)
  await guard.giveBack()
  if (!account.activatedAt) return refuse('notActivated')
  const factors = await readFactors(db, account.id)
  if (!isEnabled(factors)) {
    const outcome = await beginSession(db, account, attempt, deps.now())
    deps.wakeMail()
    return outcome
  }
  const challenge = { userId: account.id, sharedDevice: attempt.sharedDevice ?? false }
  return refuse('secondFactorRequired', {
    secondFactor: await startChallenge(deps, challenge, factors, relyingParty(attempt.storeUrl)),
  })
}

async function findAccount(db: Drizzle, email: string): Promise<Account | undefined> {
  const [account] = await db
    .select()
    .from(users)
    .where(eq(sql`lower(${users.email})`, email))
  return account
}

/** The verified hash must still be the current one: the password may have changed meanwhile. */
function beginSession(
  db: Drizzle,
  account: Account,
  { sharedDevice = false, ...attempt }: SignInAttempt,
  now: Date,
): Promise<SignedIn | Refusal> {
  return transact(db, async (tx) => {
    const opening = { ...attempt, userId: account.id, sharedDevice, secondFactor: false }
    const isSamePassword = eq(users.passwordHash, account.passwordHash)
    return (await openSession(tx, opening, now, isSamePassword)) ?? refuse('badCredentials')
  })
}

/** 5 failed sign-ins per account and network in 15 minutes (platform.md#rate-limits). */
export function signInLimit(deps: ApiDeps): FailureLimit {
  return failureLimit(deps, { name: 'sign-in', hits: 5, seconds: minutes(15) / seconds(1) })
}

export function signInSubject(email: string, network: string): string {
  return `${email}:${network}`
}
