import type { CampaignPreview, CampaignPreviewAnswer } from '@tecnoclick/contract/site/campaigns/schemas'
import { type Database, inTransaction } from '@tecnoclick/database/connect'
import { users } from '@tecnoclick/database/schema/people/users'
import { campaigns } from '@tecnoclick/database/schema/site/campaigns'
import type { TextLanguage } from '@tecnoclick/domain/platform/localized-text'
import { eq } from 'drizzle-orm'
import { type Refusal, refuse } from '../../platform/http/refusal.ts'
import { renderMail } from '../../platform/mail/layout.ts'
import { queueMail } from '../../platform/mail/queue-mail.ts'
import { readStore } from '../../platform/mail/read-store.ts'
import { plainLinks } from './campaign-links.ts'
import { readOffers } from './read-offers.ts'
import { type CampaignText, offeredSlugs, type Reader, writeCampaign } from './write-campaign.ts'

export function previewCampaign(
  database: Database,
  { language, wholesale = false, ...text }: CampaignPreview,
  storeUrl: string,
): Promise<CampaignPreviewAnswer> {
  return written(database, text, { language, currency: null, wholesale }, storeUrl)
}

async function written(database: Database, text: CampaignText, reader: Reader, storeUrl: string) {
  const offers = await readOffers(database, offeredSlugs(text))
  const store = await readStore(database.db)
  const links = plainLinks(storeUrl)
  const { subject, content, missing } = writeCampaign(text, reader, { offers, links, store })
  return { subject, ...renderMail(content, store), missing }
}

interface CampaignTest {
  id: number
  /** Who gets it: the member of staff who asks. */
  userId: number
  language: TextLanguage
  now: Date
}

export async function queueCampaignTest(
  database: Database,
  { id, userId, language, now }: CampaignTest,
  storeUrl: string,
): Promise<{ to: string } | Refusal> {
  const { db } = database
  const [[campaign], [person]] = await Promise.all([
    db.select().from(campaigns).where(eq(campaigns.id, id)),
    db.select({ to: users.email }).from(users).where(eq(users.id, userId)),
  ])
  if (!campaign || !person) return refuse('notFound')
  const reader = { language, currency: null, wholesale: false }
  const { subject, html, text } = await written(database, campaign, reader, storeUrl)
  const { to } = person
  const dedupeKey = `campaign-test:${id}:${userId}:${now.getTime()}`
  await inTransaction(db, (tx) =>
    queueMail(tx, { kind: 'campaign-test', to, subject, html, text, dedupeKey }),
  )
  return { to }
}
