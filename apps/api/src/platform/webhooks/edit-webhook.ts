import type {
  NewWebhook,
  Webhook,
  WebhookChange,
  WebhookSecret,
} from '@tecnoclick/contract/platform/webhooks/schemas'
import { type Drizzle, inTransaction, type Transaction } from '@tecnoclick/database/connect'
import { webhooks } from '@tecnoclick/database/schema/platform/webhooks'
import { eq, sql } from 'drizzle-orm'
import { changedFields } from '../audit/changed-fields.ts'
import { type Actor, recordAudit } from '../audit/record-audit.ts'
import { isRefusal, type Refusal, refuse } from '../http/refusal.ts'
import { atVersion } from '../rows/at-version.ts'
import { omitUndefined } from '../rows/omit-undefined.ts'
import { transact } from '../rows/transact.ts'
import { findWebhook } from './read-webhooks.ts'
import { refuseReceiver } from './refuse-receiver.ts'
import { newSecret, rotationMs, type WebhookSecrets } from './sign-event.ts'

interface Act {
  actor: Actor
  secrets: WebhookSecrets
  now: Date
}

type Row = typeof webhooks.$inferSelect

/** What the audit log keeps: no secret, not even an encrypted one. */
const audited = ({ name, url, events, enable }: Row) => ({ name, url, events, enable })

export function createWebhook(
  db: Drizzle,
  { actor, secrets }: Act,
  { name, url, events, enable = true }: NewWebhook,
): Promise<Webhook | Refusal> {
  return transact(db, async (tx) => {
    const refused = await refuseReceiver(tx, url)
    if (refused) return refused
    const [row] = await tx
      .insert(webhooks)
      .values({ name, url, events: [...new Set(events)], enable, secret: secrets.seal(newSecret()) })
      .returning()
    if (!row) throw new Error('The webhook was not stored')
    const entry = { action: 'create', entity: 'webhook', entityId: row.id, after: audited(row) } as const
    await recordAudit(tx, actor, entry)
    return requireWebhook(tx, row.id)
  })
}

export function changeWebhook(
  db: Drizzle,
  { actor }: Act,
  id: number,
  { version, ...body }: WebhookChange,
): Promise<Webhook | Refusal> {
  return transact(db, async (tx) => {
    const before = atVersion(await lockWebhook(tx, id), version)
    if (isRefusal(before)) return before
    const refused = body.url === undefined ? undefined : await refuseReceiver(tx, body.url)
    if (refused) return refused
    const change = omitUndefined({ ...body, events: body.events && [...new Set(body.events)] })
    const { enable, events } = { ...before, ...change }
    const listensAnew = enable && (!before.enable || events.some((type) => !before.events.includes(type)))
    const [after] = await tx
      .update(webhooks)
      .set({
        ...change,
        version: before.version + 1,
        ...(change.enable !== undefined && { disabledReason: null }),
        ...(listensAnew && { listeningSince: sql`now()` }),
      })
      .where(eq(webhooks.id, id))
      .returning()
    if (!after) throw new Error('The webhook was not stored')
    const changed = changedFields(audited(before), audited(after))
    await recordAudit(tx, actor, { action: 'update', entity: 'webhook', entityId: id, ...changed })
    return requireWebhook(tx, id)
  })
}

/** Signs for another: who looks at it is recorded. */
export function readSecret(
  db: Drizzle,
  { actor, secrets, now }: Act,
  id: number,
): Promise<WebhookSecret | Refusal> {
  return inTransaction(db, async (tx) => {
    const [row] = await tx.select().from(webhooks).where(eq(webhooks.id, id))
    if (!row) return refuse('notFound')
    const secret = secrets.open(row.secret)
    // Another key, such as after a restore on another machine: only a rotation helps.
    if (secret === undefined) return refuse('conflict')
    await recordAudit(tx, actor, { action: 'read', entity: 'webhook-secret', entityId: id })
    const until = row.previousSecretUntil
    return { secret, previousSecretUntil: until && until > now ? until.toISOString() : null }
  })
}

/** A rotation within a rotation ends the older secret at once: there are two at most. */
export function rotateSecret(
  db: Drizzle,
  { actor, secrets, now }: Act,
  id: number,
): Promise<WebhookSecret | Refusal> {
  return transact(db, async (tx) => {
    const before = await lockWebhook(tx, id)
    if (!before) return refuse('notFound')
    const secret = newSecret()
    const until = new Date(now.getTime() + rotationMs)
    await tx
      .update(webhooks)
      .set({
        secret: secrets.seal(secret),
        previousSecret: before.secret,
        previousSecretUntil: until,
        version: before.version + 1,
      })
      .where(eq(webhooks.id, id))
    const after = { previousSecretUntil: until.toISOString() }
    await recordAudit(tx, actor, { action: 'update', entity: 'webhook-secret', entityId: id, after })
    return { secret, ...after }
  })
}

async function lockWebhook(tx: Transaction, id: number): Promise<Row | undefined> {
  const [row] = await tx.select().from(webhooks).where(eq(webhooks.id, id)).for('no key update')
  return row
}

async function requireWebhook(tx: Transaction, id: number): Promise<Webhook> {
  const webhook = await findWebhook(tx, id)
  if (!webhook) throw new Error('The webhook is gone')
  return webhook
}
