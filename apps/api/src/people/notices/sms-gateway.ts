import { randomUUID } from 'node:crypto'
import type { SmsGateway, SmsGatewayChange, TestedSms } from '@tecnoclick/contract/people/notices/sms-schemas'
import type { Drizzle } from '@tecnoclick/database/connect'
import { phoneLinks, smsGateways } from '@tecnoclick/database/schema/people/sms'
import { minutes } from '@tecnoclick/domain/platform/duration'
import { havanaDay } from '@tecnoclick/domain/platform/havana-day'
import { fromWire, toWire } from '@tecnoclick/domain/platform/money'
import { smsText } from '@tecnoclick/domain/platform/sms-text'
import { office } from '@tecnoclick/messages/office'
import { eq, sql } from 'drizzle-orm'
import { type Actor, recordAudit } from '../../platform/audit/record-audit.ts'
import { type Refusal, refuse } from '../../platform/http/refusal.ts'
import { readStore } from '../../platform/mail/read-store.ts'
import { transact } from '../../platform/rows/transact.ts'
import type { Encryption } from '../../platform/secrets/encryption.ts'
import { smsFailure } from '../../platform/sms/sms-failure.ts'
import { createSmsGateway, type SmsGateway as Gateway } from '../../platform/sms/sms-gateway.ts'
import { recordSmsState, reserveSms } from './sms-messages.ts'

const onlyId = 1
const context = 'sms-gateway'

export interface SmsAccess {
  db: Drizzle
  encryption: Encryption
  smsTimeoutMs?: number
}

export type GatewayRow = typeof smsGateways.$inferSelect

/** Undefined where the shop's key is another one, such as after a restore on another machine. */
export function openGateway(
  { encryption, smsTimeoutMs }: Omit<SmsAccess, 'db'>,
  { url, username, password }: Pick<GatewayRow, 'url' | 'username' | 'password'>,
): Gateway | undefined {
  const opened = encryption.decrypt(password, context)?.toString()
  if (opened === undefined) return undefined
  const limit = smsTimeoutMs === undefined ? {} : { timeoutMs: smsTimeoutMs }
  return createSmsGateway({ url, username, password: opened }, limit)
}

export async function findGateway(db: Drizzle): Promise<GatewayRow | undefined> {
  const [gateway] = await db.select().from(smsGateways)
  return gateway
}

/** User or password are wrong: messages go otherwise until others are entered. */
export async function markGatewayRefused(
  db: Drizzle,
  { password }: Pick<GatewayRow, 'password'>,
  now: Date,
): Promise<void> {
  await db.update(smsGateways).set({ refusedAt: now }).where(eq(smsGateways.password, password))
}

export async function readSmsGateway(db: Drizzle, now: Date): Promise<SmsGateway> {
  const [gateway, linked, used] = await Promise.all([
    findGateway(db),
    db.$count(phoneLinks),
    readUse(db, now),
  ])
  return {
    gateway: gateway
      ? {
          url: gateway.url,
          username: gateway.username,
          partPrice: toWire(gateway.partPrice),
          dailyParts: gateway.dailyParts,
          isRefused: gateway.refusedAt !== null,
        }
      : null,
    linked,
    partsToday: gateway && gateway.day === havanaDay(now) ? gateway.dayParts : 0,
    ...used,
  }
}

/** Of this month in Havana. What the gateway did not take costs nothing. */
async function readUse(db: Drizzle, now: Date) {
  const month = `${havanaDay(now).slice(0, 7)}-01`
  const { rows } = await db.execute<{ messages: number; parts: number; cost: number; failed: number }>(sql`
    select count(*) filter (where state <> 'failed')::integer as messages, count(*) filter (where state = 'failed')::integer as failed,
      coalesce(sum(parts) filter (where state <> 'failed'), 0)::integer as parts,
      coalesce(sum(cost) filter (where state <> 'failed'), 0)::integer as cost
    from sms_messages where created_at >= (${month}::timestamp at time zone 'America/Havana')`)
  const { messages = 0, parts = 0, cost = 0, failed = 0 } = rows[0] ?? {}
  return { month: { messages, parts, failed, cost: toWire(cost) } }
}

/**
 * Audited without the password. Another address or user needs it anew: whoever may change settings cannot have it sent to a
 * machine of their own.
 */
export function changeSmsGateway(
  { db, encryption }: SmsAccess,
  actor: Actor,
  change: SmsGatewayChange,
): Promise<object | Refusal> {
  const entry = { action: 'update', entity: 'sms-gateway', entityId: onlyId } as const
  return transact(db, async (tx) => {
    const [before] = await tx.select().from(smsGateways).for('update')
    if (!change) {
      await tx.delete(smsGateways)
      if (before) await recordAudit(tx, actor, { ...entry, before: shown(before), after: { url: null } })
      return {}
    }
    const { url, username, password, dailyParts } = change
    const isSamePlace = before?.url === url && before.username === username
    if (!password && !isSamePlace) return refuse('invalid', { fields: { password: { code: 'required' } } })
    const sealed = password ? encryption.encrypt(Buffer.from(password), context) : before?.password
    if (!sealed) return refuse('invalid', { fields: { password: { code: 'required' } } })
    const partPrice = fromWire(change.partPrice) ?? 0
    const row = {
      url,
      username,
      password: sealed,
      dailyParts,
      partPrice,
      ...(password && { refusedAt: null }),
    }
    await tx
      .insert(smsGateways)
      .values({ id: onlyId, ...row })
      .onConflictDoUpdate({ target: smsGateways.id, set: row })
    await recordAudit(tx, actor, { ...entry, before: before ? shown(before) : null, after: shown(row) })
    return {}
  })
}

type ShownRow = Pick<GatewayRow, 'url' | 'username' | 'partPrice' | 'dailyParts'>

function shown({ url, username, partPrice, dailyParts }: ShownRow) {
  return { url, username, partPrice: toWire(partPrice), dailyParts }
}

/** 'Enviar prueba': at once and not through the outbox, so that the office says what the gateway answers. */
export async function testSmsGateway(access: SmsAccess, to: string, now: Date): Promise<TestedSms | Refusal> {
  const { db } = access
  const gateway = await findGateway(db)
  const api = gateway && openGateway(access, gateway)
  if (!gateway || !api) return refuse('notFound')
  const { storeName: store } = await readStore(db)
  const text = smsText({ store, subject: office.sms.testMessage })
  const gatewayId = randomUUID()
  if (!(await reserveSms(db, { gatewayId, outboxId: null, text }, now))) return refuse('conflict')
  try {
    const state = await api.send({ id: gatewayId, to, text, lifeMs: minutes(10), isUrgent: true })
    await recordSmsState(db, { gatewayId, state }, now)
    await db.update(smsGateways).set({ refusedAt: null }).where(eq(smsGateways.password, gateway.password))
    return { to }
  } catch (error) {
    const { kind, reason } = smsFailure(error)
    await recordSmsState(db, { gatewayId, state: 'failed', error: reason }, now)
    if (kind !== 'access') return refuse('unavailable')
    await markGatewayRefused(db, gateway, now)
    return refuse('invalid', { fields: { password: { code: 'unknown' } } })
  }
}
