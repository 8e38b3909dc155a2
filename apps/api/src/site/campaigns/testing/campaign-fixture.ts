import { createHash } from 'node:crypto'
import type { Audience } from '@tecnoclick/contract/site/campaigns/schemas'
import type { Database } from '@tecnoclick/database/connect'
import { campaigns } from '@tecnoclick/database/schema/site/campaigns'
import { newsletterSubscribers } from '@tecnoclick/database/schema/site/newsletter'
import { pino } from 'pino'
import type { JobDeps } from '../../../platform/jobs/job.ts'
import { createOutboxSweeper } from '../../../platform/mail/sweep-outbox.ts'
import { createMailTransport } from '../../../platform/mail/transport.ts'
import { createCampaignTokens } from '../../../platform/secrets/campaign-tokens.ts'
import { testMailSecrets } from '../../../testing/mailbox.ts'

export const everybody: Audience = { language: null, bought: 'all', business: 'all' }
export const campaignTokens = createCampaignTokens('a key for tests')
export const text = (es: string) => ({ es, en: '', ru: '', ar: '' })

let made = 0

type NewSubscriber = Partial<typeof newsletterSubscribers.$inferInsert>

export async function insertSubscriber({ db }: Pick<Database, 'db'>, changes: NewSubscriber = {}) {
  made += 1
  const email = changes.email ?? `lector${made}-${process.pid}@ejemplo.cu`
  const tokenHash = createHash('sha256').update(email).digest()
  const confirmedAt = new Date(Date.now() - 1_000_000)
  const [row] = await db
    .insert(newsletterSubscribers)
    .values({ confirmedAt, tokenHash, ...changes, email })
    .returning()
  if (!row) throw new Error('No subscriber')
  return row
}

type NewCampaign = Partial<typeof campaigns.$inferInsert>

/** Due at once. */
export async function insertCampaign(
  { db }: Pick<Database, 'db'>,
  changes: NewCampaign = {},
): Promise<number> {
  const [row] = await db
    .insert(campaigns)
    .values({
      subject: text('Novedades de marzo'),
      body: text('Hola. Mire [las ofertas](/shop/products).'),
      state: 'scheduled',
      scheduledAt: new Date(0),
      storeUrl: 'https://tienda.test',
      ...changes,
    })
    .returning({ id: campaigns.id })
  if (!row) throw new Error('No campaign')
  return row.id
}

export function jobDeps(database: Database, now: () => Date): JobDeps {
  const log = pino({ enabled: false })
  return { database, log, now, mailSecrets: testMailSecrets, campaignTokens }
}

/** Sends what is due with SMTP, as the mail loop does. */
export async function deliver({ db }: Pick<Database, 'db'>, smtpUrl: string, now: () => Date): Promise<void> {
  const transport = createMailTransport({ smtpUrl, dataDir: '' })
  const log = pino({ enabled: false })
  const { sweep, settled } = createOutboxSweeper({ db, transport, mailSecrets: testMailSecrets, log, now })
  await sweep()
  await settled()
  transport.close()
}
