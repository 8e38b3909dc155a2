import type { SignedIn, SignIn } from '@tecnoclick/contract/people/security/schemas'
import type { Drizzle } from '@tecnoclick/database/connect'
import { sessions, users } from '@tecnoclick/database/schema/people/users'
import { minutes, seconds } from '@tecnoclick/domain/platform/duration'
import { and, eq, sql } from 'drizzle-orm'
import type { ApiDeps } from '../../platform/deps.ts'
import { queueFull } from '../../platform/http/bounded-queue.ts'
import { type FailureLimit, failureLimit } from '../../platform/http/failure-limit.ts'
import { isRefusal, type Refusal, refuse } from '../../platform/http/refusal.ts'
import { transact } from '../../platform/rows/transact.ts'
import { startSession } from '../../platform/session/session-lifetime.ts'
import { hashToken } from '../../platform/session/token.ts'
import { queueNewDeviceMail } from '../devices/new-device-mail.ts'
import { recogniseDevice, type SigningDevice } from '../devices/recognise-device.ts'
import type { Hashing } from './hashing.ts'

export interface SignInAttempt extends SignIn {
  network: string
  device: SigningDevice
  storeUrl: string
  /** What the browser's cookie held until now: that session ends where this one begins. */
  replacedToken: string | undefined
}

export interface SignInTools {
  hashing: Hashing
  failures: FailureLimit
}

type Account = typeof users.$inferSelect

/** Whether the account exists is told neither by the answer nor by the time it takes. */
export async function signIn(
  { database: { db }, now, wakeMail }: ApiDeps,
  { hashing, failures }: SignInTools,
  attempt: SignInAttempt,
): Promise<SignedIn | Refusal> {
  // Nobody asks the database on the way to a line that is full: that is what keeps the shop fast under a flood.
  if (hashing.isFull()) return queueFull
  const subject = signInSubject(attempt.email, attempt.network)
  const mayStart = () => failures.refusalFor(subject)
  const limited = await mayStart()
  if (limited) return limited
  const account = await findAccount(db, attempt.email)
  const isRight = await hashing.verify(account?.passwordHash, attempt.password, mayStart)
  if (isRefusal(isRight)) return isRight
  if (!account?.enabled || !isRight) {
    await failures.count(subject)
    return refuse('badCredentials')
  }
  if (!account.activatedAt) return refuse('notActivated')
  const outcome = await beginSession(db, account, attempt, now())
  wakeMail()
  return outcome
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
  { sharedDevice = false, replacedToken, device, storeUrl }: SignInAttempt,
  now: Date,
): Promise<SignedIn | Refusal> {
  return transact(db, async (tx) => {
    const [user] = await tx
      .update(users)
      .set({ lastSignInAt: now })
      .where(and(eq(users.id, account.id), eq(users.passwordHash, account.passwordHash), users.enabled))
      .returning()
    if (!user) return refuse('badCredentials')
    const { id, email, role, passwordChangedAt } = user
    const { id: deviceId, isNew } = await recogniseDevice(tx, id, device, now)
    const { userAgent, network } = device
    const where = { sharedDevice, deviceId, userAgent, network }
    const token = await startSession(tx, { userId: id, passwordChangedAt, ...where, now })
    // The first sign-in of all comes from the owner, who has just followed the link in the activation mail.
    if (isNew && account.lastSignInAt)
      await queueNewDeviceMail(tx, { userId: id, email, deviceId, device, storeUrl, now })
    if (replacedToken) await tx.delete(sessions).where(eq(sessions.tokenHash, hashToken(replacedToken)))
    return { token, user: { id, email, role } }
  })
}

/** 5 failed sign-ins per account and network in 15 minutes (platform.md#rate-limits). */
export function signInLimit(deps: ApiDeps): FailureLimit {
  return failureLimit(deps, { name: 'sign-in', hits: 5, seconds: minutes(15) / seconds(1) })
}

export function signInSubject(email: string, network: string): string {
  return `${email}:${network}`
}
