import { inTransaction, type Transaction } from '@tecnoclick/database/connect'
import { campaigns } from '@tecnoclick/database/schema/site/campaigns'
import { isApprovedBusiness } from '@tecnoclick/domain/people/client-code'
import { isClosedAddress } from '@tecnoclick/domain/people/closed-account'
import { isMailAddress } from '@tecnoclick/domain/people/email'
import type { Role } from '@tecnoclick/domain/people/roles'
import { hours } from '@tecnoclick/domain/platform/duration'
import type { TextLanguage } from '@tecnoclick/domain/platform/localized-text'
import { and, asc, eq, lte, sql } from 'drizzle-orm'
import type { JobDeps } from '../../platform/jobs/job.ts'
import { renderMail } from '../../platform/mail/layout.ts'
import { type Mail, queueMails } from '../../platform/mail/queue-mail.ts'
import { readStore } from '../../platform/mail/read-store.ts'
import { getsMail, isIn, withAccount } from './audience.ts'
import { countedLinks } from './campaign-links.ts'
import { countRefused } from './count-refused.ts'
import { type Offers, readOffers } from './read-offers.ts'
import { readPace } from './read-pace.ts'
import { offeredSlugs, writeCampaign } from './write-campaign.ts'

/** So many mails of campaigns wait in the outbox at most: what the shop writes meanwhile is soon sent. */
const batch = 20

type Campaign = typeof campaigns.$inferSelect
type Needed = 'mailSecrets' | 'campaignTokens'
type Deps = Omit<JobDeps, Needed> & { [Key in Needed]: NonNullable<JobDeps[Key]> }

/**
 * Sends what is due, one batch at a time (site.md#campaigns). A batch is one transaction: killed before its end it has not
 * happened, and afterwards its mails are rows of the outbox.
 */
export async function sendCampaigns({ mailSecrets, campaignTokens, ...deps }: JobDeps): Promise<void> {
  if (!mailSecrets || !campaignTokens) return
  const { db } = deps.database
  await countRefused(db, deps.now())
  await startDue(deps)
  const { id, state } = campaigns
  const sending = await db.select({ id }).from(campaigns).where(eq(state, 'sending')).orderBy(asc(id))
  for (const campaign of sending) await sendBatch({ ...deps, mailSecrets, campaignTokens }, campaign.id)
}

/** Who gets it is decided when it starts: each is a row, once. */
async function startDue({ database: { db }, log, now }: JobDeps): Promise<void> {
  const { id, state, scheduledAt, version } = campaigns
  const isDue = and(eq(state, 'scheduled'), lte(scheduledAt, now()))
  for (const due of await db.select({ id }).from(campaigns).where(isDue)) {
    await inTransaction(db, async (tx) => {
      const [campaign] = await tx
        .update(campaigns)
        .set({ state: 'sending', startedAt: now(), version: sql`${version} + 1` })
        .where(and(eq(id, due.id), isDue))
        .returning()
      if (!campaign) return
      const { rowCount } = await tx.execute(sql`
        insert into campaign_mails (campaign_id, subscriber_id)
        select ${campaign.id}, s.id from newsletter_subscribers as s ${withAccount} where ${isIn(campaign)} order by s.id
        on conflict do nothing`)
      log.info({ campaign: campaign.id, recipients: rowCount }, 'campaign started')
    })
  }
}

async function sendBatch(deps: Deps, id: number): Promise<void> {
  const { database, log, now } = deps
  const [known] = await database.db.select().from(campaigns).where(eq(campaigns.id, id))
  if (!known) return
  // Outside the transaction: it needs a connection of its own.
  const offers = await readOffers(database, offeredSlugs(known))
  const sent = await inTransaction(database.db, async (tx) => {
    const [campaign] = await tx
      .select()
      .from(campaigns)
      .where(and(eq(campaigns.id, id), eq(campaigns.state, 'sending')))
      .for('update', { skipLocked: true })
    if (!campaign) return 0
    await dropLost(tx, id)
    const room = await readPace(tx, { batch, now: now(), since: new Date(now().getTime() - hours(1)) })
    const readers = await takeReaders(tx, id, room)
    if (readers.length > 0) await queueBatch(tx, deps, { campaign, offers, readers })
    if (readers.length < room) await finish(tx, id, now())
    return readers.length
  })
  if (sent > 0) log.info({ campaign: id, sent }, 'mails of a campaign queued')
}

/** Whoever unsubscribed or was erased since the start gets nothing, and is not counted. */
async function dropLost(tx: Transaction, id: number): Promise<void> {
  await tx.execute(sql`
    delete from campaign_mails as m where campaign_id = ${id} and queued_at is null
      and not exists (select from newsletter_subscribers as s where s.id = m.subscriber_id and ${getsMail})`)
}

type BatchReader = {
  id: number
  email: string
  language: TextLanguage | null
  currency: string | null
  role: Role | null
  clicode: string | null
}

async function takeReaders(tx: Transaction, id: number, room: number): Promise<BatchReader[]> {
  if (room <= 0) return []
  const { rows } = await tx.execute<BatchReader>(sql`
    select m.id, s.email, s.language, s.currency, u.role, p.clicode
    from campaign_mails as m join newsletter_subscribers as s on s.id = m.subscriber_id ${withAccount}
    left join profiles as p on p.user_id = u.id
    where m.campaign_id = ${id} and m.queued_at is null order by m.id limit ${room} for update of m`)
  return rows
}

interface Batch {
  campaign: Campaign
  offers: Offers
  readers: readonly BatchReader[]
}

async function queueBatch(
  tx: Transaction,
  { mailSecrets, campaignTokens, now }: Deps,
  { campaign, offers, readers }: Batch,
): Promise<void> {
  const { id, storeUrl } = campaign
  if (storeUrl === null) throw new Error(`Campaign ${id} has no address of the shop`)
  const store = await readStore(tx)
  const links = countedLinks(storeUrl, campaignTokens)
  // Readers of the same language and price list get the same mail but for its tokens.
  const written = new Map<string, Pick<Mail, 'subject' | 'html' | 'text'>>()
  const mails = readers.filter(isReachable).map((reader): Mail => {
    const { language, currency, role, clicode } = reader
    const wholesale = role !== null && isApprovedBusiness(role, clicode)
    const key = `${language} ${currency} ${wholesale}`
    let mail = written.get(key)
    if (!mail) {
      const like = { language: language ?? 'es', currency, wholesale }
      const { subject, content } = writeCampaign(campaign, like, { offers, links, store })
      mail = { subject, ...renderMail(content, store) }
      written.set(key, mail)
    }
    const secrets = mailSecrets.seal(reader.email, {
      leave: campaignTokens.leave.tokenOf(reader.id),
      visit: campaignTokens.visit.tokenOf(reader.id),
    })
    return {
      ...mail,
      kind: 'campaign',
      to: reader.email,
      unsubscribeUrl: links.unsubscribe,
      secrets,
      dedupeKey: `campaign:${reader.id}`,
    }
  })
  await queueMails(tx, mails)
  const ids = readers.map((reader) => reader.id)
  await tx.execute(sql`
    update campaign_mails as m set outbox_id = o.id, queued_at = ${now().toISOString()}::timestamptz
    from outbox as o where m.id = any (${sql.param(ids)}::integer[]) and o.dedupe_key = concat('campaign:', m.id)`)
  // An address that no mail can be written to would be taken again and again.
  await tx.execute(sql`
    delete from campaign_mails where id = any (${sql.param(ids)}::integer[]) and queued_at is null`)
}

const isReachable = ({ email }: BatchReader) => isMailAddress(email) && !isClosedAddress(email)

async function finish(tx: Transaction, id: number, now: Date): Promise<void> {
  await tx.execute(sql`
    update campaigns set state = 'sent', finished_at = ${now.toISOString()}::timestamptz, version = version + 1
    where id = ${id} and not exists (select from campaign_mails where campaign_id = ${id} and queued_at is null)`)
}
