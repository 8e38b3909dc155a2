import type { Drizzle } from '@tecnoclick/database/connect'
import { apiKeys } from '@tecnoclick/database/schema/people/api-keys'
import { sessions, users } from '@tecnoclick/database/schema/people/users'
import { protectCheaply } from '@tecnoclick/database/testing/cheap-password-hash'
import { apiKeyPrefix, keyPermissions, visiblePart } from '@tecnoclick/domain/people/api-key'
import { days, hours } from '@tecnoclick/domain/platform/duration'
import { eq } from 'drizzle-orm'
import { createToken, hashToken } from '../platform/session/token.ts'

let madePeople = 0
let somePasswordHash: Promise<string> | undefined

/** The default password, transformed. */
export const somePassword = 'a'.repeat(64)

type GivenUser = Partial<Omit<typeof users.$inferInsert, 'passwordHash'>>

export async function insertUser(db: Drizzle, given: GivenUser = {}): Promise<number> {
  somePasswordHash ??= protectCheaply(somePassword)
  madePeople += 1
  const [user] = await db
    .insert(users)
    .values({
      email: `person-${madePeople}@example.com`,
      passwordHash: await somePasswordHash,
      // Tests use a fixed clock that is behind the clock of the machine.
      passwordChangedAt: new Date(0),
      activatedAt: new Date(0),
      staffRole: given.role === 'admin' ? 'administrator' : null,
      ...given,
    })
    .returning({ id: users.id })
  if (!user) throw new Error('The user was not inserted')
  return user.id
}

export async function emailOf(db: Drizzle, userId: number): Promise<string> {
  const [user] = await db.select({ email: users.email }).from(users).where(eq(users.id, userId))
  if (!user) throw new Error(`There is no user ${userId}`)
  return user.email
}

export async function insertSession(db: Drizzle, userId: number, now: Date): Promise<string> {
  const token = createToken()
  const [user] = await db.select({ role: users.role }).from(users).where(eq(users.id, userId))
  const later = new Date(now.getTime() + (user?.role === 'admin' ? hours(24) : days(7)))
  await db.insert(sessions).values({
    userId,
    tokenHash: hashToken(token),
    secondFactor: true,
    confirmedAt: now,
    createdAt: now,
    lastSeenAt: now,
    idleExpiresAt: later,
    absoluteExpiresAt: later,
  })
  return token
}

/** A key that this person answers for; by default with every permission that a key may have. */
export async function insertApiKey(
  db: Drizzle,
  createdBy: number,
  given: { now: Date } & Partial<Omit<typeof apiKeys.$inferInsert, 'keyHash' | 'prefix' | 'createdBy'>>,
): Promise<{ id: number; key: string }> {
  const { now, ...values } = given
  const key = apiKeyPrefix + createToken()
  const [row] = await db
    .insert(apiKeys)
    .values({
      name: visiblePart(key),
      permissions: keyPermissions,
      limitPerMinute: 6000,
      createdAt: now,
      expiresAt: new Date(now.getTime() + days(30)),
      ...values,
      keyHash: hashToken(key),
      prefix: visiblePart(key),
      createdBy,
    })
    .returning({ id: apiKeys.id })
  if (!row) throw new Error('The key was not inserted')
  return { id: row.id, key }
}
