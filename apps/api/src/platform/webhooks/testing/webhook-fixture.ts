import { randomUUID } from 'node:crypto'
import { webhookEvents, webhooks } from '@tecnoclick/database/schema/platform/webhooks'
import { settings } from '@tecnoclick/database/schema/site/settings'
import type { TestDatabase } from '@tecnoclick/database/testing'
import type { WebhookEventType, WebhookNetworks } from '@tecnoclick/domain/platform/webhooks'
import { eq } from 'drizzle-orm'
import { pino } from 'pino'
import { createEncryption } from '../../secrets/encryption.ts'
import { createWebhookSender, type SenderOptions } from '../send-events.ts'
import { createWebhookSecrets, newSecret } from '../sign-event.ts'

export const testWebhookSecrets = createWebhookSecrets(createEncryption('a key for tests', 'webhook secrets'))

export async function allowNetworks({ db }: TestDatabase, networks: WebhookNetworks): Promise<void> {
  const row = { key: 'webhookNetworks', value: networks, public: false }
  await db
    .insert(settings)
    .values(row)
    .onConflictDoUpdate({ target: settings.key, set: { value: networks } })
}

export async function insertWebhook(
  { db }: TestDatabase,
  url: string,
  events: WebhookEventType[] = ['product.changed'],
): Promise<{ id: number; secret: string }> {
  const secret = newSecret()
  const [row] = await db
    .insert(webhooks)
    .values({ name: 'Contabilidad', url, events, secret: testWebhookSecrets.seal(secret) })
    .returning({ id: webhooks.id })
  return { id: row?.id ?? 0, secret }
}

/** An event of a product; events of one product are of one object. */
export async function insertEvent(
  { db }: TestDatabase,
  webhookId: number,
  objectId: number,
): Promise<number> {
  const [row] = await db
    .insert(webhookEvents)
    .values({
      eventId: randomUUID(),
      webhookId,
      type: 'product.stock_changed',
      object: 'product',
      objectId,
      data: { id: objectId },
    })
    .returning({ id: webhookEvents.id })
  return row?.id ?? 0
}

export async function eventRow({ db }: TestDatabase, id: number) {
  const [row] = await db.select().from(webhookEvents).where(eq(webhookEvents.id, id))
  if (!row) throw new Error(`No event ${id}`)
  return row
}

type Options = Partial<SenderOptions> & { at?: Date }

export function senderFor({ db }: TestDatabase, { at, ...options }: Options = {}) {
  return createWebhookSender({
    db,
    webhookSecrets: testWebhookSecrets,
    log: pino({ enabled: false }),
    now: () => at ?? new Date(),
    ...options,
  })
}

/** Sends everything that is due. */
export async function sendDue(database: TestDatabase, options: Options = {}): Promise<void> {
  const sender = senderFor(database, options)
  await sender.sweep()
  await sender.settled()
}
