import type { Drizzle, Transaction } from '@tecnoclick/database/connect'
import { sessions } from '@tecnoclick/database/schema/people/users'
import type { Role } from '@tecnoclick/domain/people/roles'
import { days, hours, minutes } from '@tecnoclick/domain/platform/duration'
import { eq, inArray, lte } from 'drizzle-orm'
import { inBatches, type JobDeps } from '../jobs/job.ts'
import { createToken, hashToken } from './token.ts'

/** people.md#sessions */
const idle = { user: days(7), business: days(7), admin: hours(12) } as const satisfies Record<Role, number>
const sharedDeviceIdle = minutes(30)

/** How long a session lasts at most, whatever is done in it. */
export const sessionLife = {
  user: days(30),
  business: days(30),
  admin: hours(24),
} as const satisfies Record<Role, number>

function idleTime({ role, sharedDevice }: { role: Role; sharedDevice: boolean }): number {
  return sharedDevice ? sharedDeviceIdle : idle[role]
}

/** Without it every request would be a write. */
const noteSightingsEvery = minutes(1)

type SessionRow = typeof sessions.$inferSelect & { role: Role }

export async function extendSession(db: Drizzle, session: SessionRow, now: Date): Promise<void> {
  if (now.getTime() - session.lastSeenAt.getTime() < noteSightingsEvery) return
  const idleEnd = now.getTime() + idleTime(session)
  const idleExpiresAt = new Date(Math.min(idleEnd, session.absoluteExpiresAt.getTime()))
  await db.update(sessions).set({ lastSeenAt: now, idleExpiresAt }).where(eq(sessions.id, session.id))
}

export interface NewSession {
  userId: number
  role: Role
  /** The session must not start before it, even if the clock of another machine was ahead. */
  passwordChangedAt: Date
  sharedDevice: boolean
  secondFactor: boolean
  deviceId: number | null
  userAgent: string
  network: string
  now: Date
}

/** Returns the token; only its hash is stored. */
export async function startSession(tx: Transaction, session: NewSession): Promise<string> {
  const { userId, role, sharedDevice, secondFactor, deviceId, userAgent, network, now } = session
  const token = createToken()
  await tx.insert(sessions).values({
    userId,
    sharedDevice,
    secondFactor,
    deviceId,
    userAgent,
    network,
    confirmedAt: now,
    tokenHash: hashToken(token),
    createdAt: new Date(Math.max(now.getTime(), session.passwordChangedAt.getTime())),
    lastSeenAt: now,
    idleExpiresAt: new Date(now.getTime() + idleTime(session)),
    absoluteExpiresAt: new Date(now.getTime() + sessionLife[role]),
  })
  return token
}

/** The idle end is never after the absolute one (a CHECK of the table), so it decides alone. */
export async function purgeSessions({ database: { db }, log, now }: JobDeps): Promise<void> {
  const removed = await inBatches(async (limit) => {
    const ended = db
      .select({ id: sessions.id })
      .from(sessions)
      .where(lte(sessions.idleExpiresAt, now()))
      .limit(limit)
    const { rowCount } = await db.delete(sessions).where(inArray(sessions.id, ended))
    return rowCount ?? 0
  })
  if (removed > 0) log.info({ removed }, 'ended sessions removed')
}
