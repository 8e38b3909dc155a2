import { users } from '@tecnoclick/database/schema/people/users'
import { eq } from 'drizzle-orm'
import type { ApiDeps } from '../../platform/deps.ts'
import { isRefusal, type Refusal, refuse } from '../../platform/http/refusal.ts'
import type { Session } from '../../platform/session/find-session.ts'
import { type SignInTools, signInSubject } from '../security/sign-in.ts'

interface Confirmation {
  session: Session
  /** Transformed, as at sign-in. */
  password: string
  network: string
}

/** Returns the hash that the password fits. Wrong guesses count as failed sign-ins do. */
export async function confirmPassword(
  { database: { db } }: Pick<ApiDeps, 'database'>,
  { hashing, failures }: SignInTools,
  { session, password, network }: Confirmation,
): Promise<string | Refusal> {
  const { id, email } = session.viewer
  const subject = signInSubject(email, network)
  const mayStart = () => failures.refusalFor(subject)
  const limited = await mayStart()
  if (limited) return limited
  const [user] = await db.select({ hash: users.passwordHash }).from(users).where(eq(users.id, id))
  const isRight = await hashing.verify(user?.hash, password, mayStart)
  if (isRefusal(isRight)) return isRight
  if (user && isRight) return user.hash
  await failures.count(subject)
  return refuse('badCredentials')
}
