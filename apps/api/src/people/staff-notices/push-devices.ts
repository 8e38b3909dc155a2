import { createHash } from 'node:crypto'
import type { PushDevice, PushSubscription } from '@tecnoclick/contract/people/staff-notices/schemas'
import { type Drizzle, inTransaction } from '@tecnoclick/database/connect'
import { pushDevices } from '@tecnoclick/database/schema/people/staff-notices'
import { readUserAgent } from '@tecnoclick/domain/people/user-agent'
import { and, desc, eq, notInArray } from 'drizzle-orm'
import { type Actor, recordAudit } from '../../platform/audit/record-audit.ts'
import { type Refusal, refuse } from '../../platform/http/refusal.ts'
import { isPushKey, type PushKeys } from '../../platform/push/encrypt-push.ts'
import type { Encryption } from '../../platform/secrets/encryption.ts'
import { refusePrivate } from '../../platform/webhooks/refuse-receiver.ts'

const context = 'push-device'
/** The oldest goes: a browser that was cleared subscribes anew and leaves its old row. */
const devicesAtMost = 10

type DeviceRow = typeof pushDevices.$inferSelect

interface Given {
  actor: Actor
  userAgent: string
  subscription: PushSubscription
  now: Date
}

/** The same browser again keeps its row, and belongs to whoever switched it on last. */
export async function addDevice(
  { db, encryption }: { db: Drizzle; encryption: Encryption },
  { actor, userAgent, subscription, now }: Given,
): Promise<PushDevice | Refusal> {
  const { userId } = actor
  const { endpoint, keys } = subscription
  const refused = refusePrivate(endpoint, 'endpoint')
  if (refused) return refused
  if (!isPushKey(Buffer.from(keys.p256dh, 'base64url')))
    return refuse('invalid', { fields: { 'keys.p256dh': { code: 'unknown' } } })
  const row = {
    userId,
    userAgent,
    subscription: encryption.encrypt(Buffer.from(JSON.stringify(subscription)), context),
    createdAt: now,
    lastSentAt: null,
    failedAt: null,
  }
  return inTransaction(db, async (tx) => {
    const [stored] = await tx
      .insert(pushDevices)
      .values({ ...row, endpointHash: hashOf(endpoint) })
      .onConflictDoUpdate({ target: pushDevices.endpointHash, set: row })
      .returning()
    if (!stored) throw new Error('The device was not stored')
    const newest = tx
      .select({ id: pushDevices.id })
      .from(pushDevices)
      .where(eq(pushDevices.userId, userId))
      .orderBy(desc(pushDevices.createdAt), desc(pushDevices.id))
      .limit(devicesAtMost)
    await tx
      .delete(pushDevices)
      .where(and(eq(pushDevices.userId, userId), notInArray(pushDevices.id, newest)))
    const entry = { action: 'create', entity: 'push-device', entityId: stored.id } as const
    await recordAudit(tx, actor, entry)
    return serializeDevice(stored)
  })
}

export function removeDevice(db: Drizzle, actor: Actor, id: number): Promise<undefined | Refusal> {
  return inTransaction(db, async (tx) => {
    const own = and(eq(pushDevices.id, id), eq(pushDevices.userId, actor.userId))
    const { rowCount } = await tx.delete(pushDevices).where(own)
    if (!rowCount) return refuse('notFound')
    await recordAudit(tx, actor, { action: 'delete', entity: 'push-device', entityId: id })
    return undefined
  })
}

export function listDevices(db: Drizzle, userId: number): Promise<DeviceRow[]> {
  return db.select().from(pushDevices).where(eq(pushDevices.userId, userId)).orderBy(desc(pushDevices.id))
}

export function serializeDevice(device: DeviceRow): PushDevice {
  const { id, endpointHash, userAgent, createdAt, lastSentAt, failedAt } = device
  const { browser = null, system = null } = readUserAgent(userAgent)
  return {
    id,
    fingerprint: endpointHash.toString('hex').slice(0, 16),
    browser,
    system,
    createdDate: createdAt.toISOString(),
    lastSentDate: lastSentAt?.toISOString() ?? null,
    isFailing: failedAt !== null,
  }
}

/** Undefined where the shop's key is another one. */
export function openSubscription(
  encryption: Encryption,
  { subscription }: Pick<DeviceRow, 'subscription'>,
): { endpoint: string; keys: PushKeys } | undefined {
  const opened = encryption.decrypt(subscription, context)
  if (!opened) return undefined
  const { endpoint, keys }: PushSubscription = JSON.parse(opened.toString())
  const bytes = (text: string) => Buffer.from(text, 'base64url')
  return { endpoint, keys: { p256dh: bytes(keys.p256dh), auth: bytes(keys.auth) } }
}

function hashOf(endpoint: string): Buffer {
  return createHash('sha256').update(endpoint).digest()
}
