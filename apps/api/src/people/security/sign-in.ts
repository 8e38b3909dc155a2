import type { SignedIn, SignIn } from '@tecnoclick/contract/people/security/schemas'
import type { Drizzle } from '@tecnoclick/database/connect'
import { sessions, users } from '@tecnoclick/database/schema/people/users'
import { auditLog } from '@tecnoclick/database/schema/platform/audit-log'
import { permissionsOf } from '@tecnoclick/domain/people/permissions'
import { hours, minutes, seconds } from '@tecnoclick/domain/platform/duration'
import { and, eq, sql } from 'drizzle-orm'
import { recordAudit } from '../../platform/audit/record-audit.ts'
import type { ApiDeps } from '../../platform/deps.ts'
import { queueFull } from '../../platform/http/bounded-queue.ts'
import { type FailureLimit, failureLimit } from '../../platform/http/failure-limit.ts'
import { takeFromBucket } from '../../platform/http/rate-limit.ts'
import { redactQueryValues } from '../../platform/http/redact-query-values.ts'
import { isRefusal, type Refusal, refuse } from '../../platform/http/refusal.ts'
import { transact } from '../../platform/rows/transact.ts'
import { startSession } from '../../platform/session/session-lifetime.ts'
import { hashToken } from '../../platform/session/token.ts'
import type { Hashing } from './hashing.ts'

export interface SignInAttempt extends SignIn {
  network: string
  requestId: string
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
  deps: ApiDeps,
  { hashing, failures }: SignInTools,
  attempt: SignInAttempt,
): Promise<SignedIn | Refusal> {
  const { now } = deps
  const { db } = deps.database
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
    if (account) recordRefusedSignIn(deps, account.id, attempt)
    return refuse('badCredentials')
  }
  if (!account.activatedAt) return refuse('notActivated')
  return beginSession(db, account, attempt, now())
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
  { sharedDevice = false, replacedToken, network, requestId }: SignInAttempt,
  now: Date,
): Promise<SignedIn | Refusal> {
  return transact(db, async (tx) => {
    const [user] = await tx
      .update(users)
      .set({ lastSignInAt: now })
      .where(and(eq(users.id, account.id), eq(users.passwordHash, account.passwordHash), users.enabled))
      .returning()
    if (!user) return refuse('badCredentials')
    const { id, email, role, staffRole, passwordChangedAt } = user
    const token = await startSession(tx, { userId: id, role, passwordChangedAt, sharedDevice, now })
    await recordAudit(
      tx,
      { userId: id, requestId },
      { action: 'sign-in', entity: 'session', entityId: id, after: { network, sharedDevice } },
    )
    if (replacedToken) await tx.delete(sessions).where(eq(sessions.tokenHash, hashToken(replacedToken)))
    return { token, user: { id, email, role, ...(staffRole && { permissions: permissionsOf(staffRole) }) } }
  })
}

/** Beyond this the failures of an account say nothing new, and a flood must not fill the log. */
const auditedFailuresAnHour = 20

/**
 * Of accounts that exist (platform.md#audit-log). Nobody waits for it: the time of the answer would tell that the account
 * exists.
 */
function recordRefusedSignIn(deps: ApiDeps, userId: number, attempt: SignInAttempt): void {
  insertRefusedSignIn(deps, userId, attempt).catch((error) =>
    deps.log.warn({ err: redactQueryValues(error) }, 'a refused sign-in was not recorded'),
  )
}

async function insertRefusedSignIn(
  { database: { db }, now }: ApiDeps,
  userId: number,
  { network, requestId }: SignInAttempt,
): Promise<void> {
  const bucket = {
    key: `audited-sign-in:${userId}`,
    hits: auditedFailuresAnHour,
    seconds: hours(1) / seconds(1),
  }
  if ((await takeFromBucket(db, bucket, now())).refusedFor > 0) return
  await db.insert(auditLog).values({
    ...{ action: 'sign-in-refused', entity: 'session', entityId: String(userId) },
    ...{ after: { network }, requestId },
  })
}

/** 5 failed sign-ins per account and network in 15 minutes (platform.md#rate-limits). */
export function signInLimit(deps: ApiDeps): FailureLimit {
  return failureLimit(deps, { name: 'sign-in', hits: 5, seconds: minutes(15) / seconds(1) })
}

export function signInSubject(email: string, network: string): string {
  return `${email}:${network}`
}
