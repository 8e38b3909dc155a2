import { createHash } from 'node:crypto'
import type { Transaction } from '@tecnoclick/database/connect'
import { devices } from '@tecnoclick/database/schema/people/users'
import { lte, sql } from 'drizzle-orm'
import type { ApiContext } from '../../platform/http/bindings.ts'
import { networkLabel } from '../../platform/http/client-network.ts'
import { inBatches, type JobDeps } from '../../platform/jobs/job.ts'
import { createToken } from '../../platform/session/token.ts'
import { deviceLife, readDeviceToken } from './device-cookie.ts'

/** What signs in: a browser is known by its cookie, a program without cookies by its name (people.md#devices). */
export interface SigningDevice {
  userAgent: string
  network: string
  /** The cookie to set; undefined for a program. */
  token: string | undefined
}

const longestUserAgent = 300

export function readDevice(c: ApiContext): SigningDevice {
  const userAgent = userAgentOf(c)
  const isBrowser = c.req.header('sec-fetch-site') !== undefined || c.req.header('origin') !== undefined
  return {
    userAgent,
    network: networkLabel(c.env.clientAddress),
    token: readDeviceToken(c) ?? (isBrowser ? createToken() : undefined),
  }
}

/** How the browser names itself, as it can be stored. */
export function userAgentOf(c: ApiContext): string {
  return (c.req.header('user-agent') ?? '').replace(/[^\x20-\x7e]/g, '').slice(0, longestUserAgent)
}

/** Notes the sign-in, and says whether it is the first one from there. */
export async function recogniseDevice(
  tx: Transaction,
  userId: number,
  { token, userAgent }: SigningDevice,
  now: Date,
): Promise<{ id: number; isNew: boolean }> {
  const key = token === undefined ? `program:${userAgent}` : `cookie:${token}`
  const keyHash = createHash('sha256').update(`${userId}:${key}`).digest()
  const [device] = await tx
    .insert(devices)
    .values({ userId, keyHash, firstSeenAt: now, lastSeenAt: now })
    .onConflictDoUpdate({ target: devices.keyHash, set: { lastSeenAt: now } })
    // A row that was there before has a deleting transaction: this one.
    .returning({ id: devices.id, isNew: sql<boolean>`xmax = 0` })
  if (!device) throw new Error('The device was not stored')
  return device
}

/** Their cookies are gone by now. */
export async function purgeDevices({ database: { db }, log, now }: JobDeps): Promise<void> {
  const since = new Date(now().getTime() - deviceLife)
  const removed = await inBatches(async (limit) => {
    const { rowCount } = await db.execute(sql`
      delete from devices where id in (
        select id from devices where ${lte(devices.lastSeenAt, since)} limit ${limit}
      )`)
    return rowCount ?? 0
  })
  if (removed > 0) log.info({ removed }, 'devices that were not seen for long removed')
}
