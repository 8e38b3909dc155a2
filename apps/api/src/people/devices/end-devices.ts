import { type Drizzle, inTransaction, type Transaction } from '@tecnoclick/database/connect'
import { devices, sessions } from '@tecnoclick/database/schema/people/users'
import { and, eq, inArray, ne, type SQL } from 'drizzle-orm'
import { type Refusal, refuse } from '../../platform/http/refusal.ts'
import type { Session } from '../../platform/session/find-session.ts'

/** Somebody else's session is not found. Ending the one that asks is signing out. */
export function endDevice(db: Drizzle, session: Session, id: number): Promise<Refusal | undefined> {
  return inTransaction(db, async (tx) => {
    if (id === session.id) {
      await tx.delete(sessions).where(eq(sessions.id, id))
      return undefined
    }
    const ended = await end(tx, and(eq(sessions.id, id), eq(sessions.userId, session.viewer.id)))
    return ended === 0 ? refuse('notFound') : undefined
  })
}

export function endOtherDevices(db: Drizzle, session: Session): Promise<number> {
  return inTransaction(db, (tx) =>
    end(tx, and(eq(sessions.userId, session.viewer.id), ne(sessions.id, session.id))),
  )
}

/** What was ended is not trusted any more: its next sign-in is told by mail. */
async function end(tx: Transaction, which: SQL | undefined): Promise<number> {
  const ended = await tx.delete(sessions).where(which).returning({ deviceId: sessions.deviceId })
  const ids = ended.flatMap(({ deviceId }) => deviceId ?? [])
  if (ids.length === 0) return ended.length
  // The browser that asks may have had a second session.
  const inUse = tx.select({ id: sessions.deviceId }).from(sessions).where(inArray(sessions.deviceId, ids))
  const kept = (await inUse).flatMap(({ id }) => id ?? [])
  const forgotten = ids.filter((id) => !kept.includes(id))
  if (forgotten.length > 0) await tx.delete(devices).where(inArray(devices.id, forgotten))
  return ended.length
}
