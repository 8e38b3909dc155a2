import type { Device } from '@tecnoclick/contract/people/devices/schemas'
import type { List } from '@tecnoclick/contract/platform/wire'
import type { Drizzle } from '@tecnoclick/database/connect'
import { devices, sessions } from '@tecnoclick/database/schema/people/users'
import { readUserAgent } from '@tecnoclick/domain/people/user-agent'
import { and, desc, eq, gt } from 'drizzle-orm'
import type { Session } from '../../platform/session/find-session.ts'

/** More than anybody has; the most recently used come first. */
const shownAtMost = 100

export async function listDevices(db: Drizzle, session: Session, now: Date): Promise<List<Device>> {
  const rows = await db
    .select({ session: sessions, firstSeenAt: devices.firstSeenAt })
    .from(sessions)
    .leftJoin(devices, eq(devices.id, sessions.deviceId))
    .where(
      and(
        eq(sessions.userId, session.viewer.id),
        gt(sessions.idleExpiresAt, now),
        gt(sessions.absoluteExpiresAt, now),
      ),
    )
    .orderBy(desc(sessions.lastSeenAt), desc(sessions.id))
    .limit(shownAtMost)
  const data = rows.map(({ session: row, firstSeenAt }) => {
    const { browser = null, system = null } = readUserAgent(row.userAgent)
    return {
      id: row.id,
      browser,
      system,
      network: row.network,
      sharedDevice: row.sharedDevice,
      current: row.id === session.id,
      firstUsedDate: (firstSeenAt ?? row.createdAt).toISOString(),
      lastUsedDate: row.lastSeenAt.toISOString(),
    }
  })
  return { data, total: data.length }
}
