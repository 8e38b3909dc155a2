import { hash } from '@node-rs/argon2'
import type { Drizzle } from '@tecnoclick/database/connect'
import { sessions, users } from '@tecnoclick/database/schema/users'
import { days } from '@tecnoclick/domain/duration'
import type { Role } from '@tecnoclick/domain/roles'
import { createToken, hashToken } from '../session/token.ts'

let madePeople = 0
let somePasswordHash: Promise<string> | undefined

export async function insertUser(db: Drizzle, { role = 'user' }: { role?: Role } = {}): Promise<number> {
  somePasswordHash ??= hash('a'.repeat(64))
  madePeople += 1
  const [user] = await db
    .insert(users)
    .values({
      email: `person-${madePeople}@example.com`,
      role,
      passwordHash: await somePasswordHash,
      // Tests run on a still clock that stands in the past of the machine's.
      passwordChangedAt: new Date(0),
      activatedAt: new Date(0),
    })
    .returning({ id: users.id })
  if (!user) throw new Error('The user was not inserted')
  return user.id
}

export async function insertSession(db: Drizzle, userId: number, now: Date): Promise<string> {
  const token = createToken()
  const later = new Date(now.getTime() + days(7))
  await db.insert(sessions).values({
    userId,
    tokenHash: hashToken(token),
    createdAt: now,
    lastSeenAt: now,
    idleExpiresAt: later,
    absoluteExpiresAt: later,
  })
  return token
}
