import type { Drizzle } from '@tecnoclick/database/connect'
import { sessions } from '@tecnoclick/database/schema/people/users'
import { days, minutes } from '@tecnoclick/domain/platform/duration'
import { eq } from 'drizzle-orm'

/** people.md#sessions */
export const sessionIdle = days(7)
export const sharedDeviceIdle = minutes(30)
export const sessionLife = days(30)

/** Every request would be a write otherwise. */
const noteSightingsEvery = minutes(1)

type SessionRow = typeof sessions.$inferSelect

export async function extendSession(db: Drizzle, session: SessionRow, now: Date): Promise<void> {
  if (now.getTime() - session.lastSeenAt.getTime() < noteSightingsEvery) return
  const idle = session.sharedDevice ? sharedDeviceIdle : sessionIdle
  const idleExpiresAt = new Date(Math.min(now.getTime() + idle, session.absoluteExpiresAt.getTime()))
  await db.update(sessions).set({ lastSeenAt: now, idleExpiresAt }).where(eq(sessions.id, session.id))
}
