import { createHash, randomBytes } from 'node:crypto'
import type { Drizzle } from '@tecnoclick/database/connect'
import { sessions } from '@tecnoclick/database/schema/people/users'
import { days } from '@tecnoclick/domain/platform/duration'

/** Starts a session of the user and returns its token. */
export async function insertSession(db: Drizzle, userId: number): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  const tokenHash = createHash('sha256').update(token).digest()
  const later = new Date(Date.now() + days(1))
  await db.insert(sessions).values({ userId, tokenHash, idleExpiresAt: later, absoluteExpiresAt: later })
  return token
}
