import { type Database, type Drizzle, inTransaction } from '@tecnoclick/database/connect'
import { campaigns } from '@tecnoclick/database/schema/site/campaigns'
import { minutes } from '@tecnoclick/domain/platform/duration'
import { telegramText } from '@tecnoclick/domain/platform/telegram-text'
import { sql } from 'drizzle-orm'
import { type BotAccess, findBot, openBot } from '../../people/notices/telegram-bot.ts'
import { type Actor, recordAudit } from '../../platform/audit/record-audit.ts'
import { type Refusal, refuse } from '../../platform/http/refusal.ts'
import { readStore } from '../../platform/mail/read-store.ts'
import { blockText } from '../../platform/mail/text-layout.ts'
import type { BotApi } from '../../platform/telegram/bot-api.ts'
import { telegramFailure } from '../../platform/telegram/telegram-failure.ts'
import { plainLinks } from './campaign-links.ts'
import type { CampaignRow } from './read-campaigns.ts'
import { readOffers } from './read-offers.ts'
import { offeredSlugs, writeCampaign } from './write-campaign.ts'

interface Post {
  actor: Actor
  id: number
  /** `@name` of the setting. */
  channel: string
  storeUrl: string
  now: Date
}

/** A post whose process died in between: nobody knows whether it arrived. */
const claimedFor = minutes(2)

/**
 * Publishes the Spanish text in the shop's channel, once (site.md#campaigns). Telegram has no idempotency key: a post whose
 * answer is lost is `unsure`, and only staff who looked into the channel send it again.
 */
export async function postInChannel(
  database: Database,
  access: Omit<BotAccess, 'db'>,
  post: Post,
): Promise<object | Refusal> {
  const { db } = database
  const bot = await findBot(db)
  const api = bot && openBot(access, bot)
  if (!api || post.channel === '') return refuse('unavailable')
  const campaign = await claim(db, post)
  if (!campaign) return refuse('conflict')
  await record(db, post, await send(api, post.channel, await textOf(database, campaign, post.storeUrl)))
  return {}
}

/** Two clicks at once: one of them gets the row. */
function claim(db: Drizzle, { actor, id, channel, now }: Post): Promise<CampaignRow | undefined> {
  return inTransaction(db, async (tx) => {
    const lost = new Date(now.getTime() - claimedFor)
    const [row] = await tx
      .update(campaigns)
      .set({ channelPost: 'sending', channelPostAt: now, channelPostError: null })
      .where(
        sql`${campaigns.id} = ${id} and (${campaigns.channelPost} is null or ${campaigns.channelPost} in ('failed', 'unsure')
          or (${campaigns.channelPost} = 'sending' and ${campaigns.channelPostAt} < ${lost.toISOString()}::timestamptz))
          and btrim(${campaigns.body} ->> 'es') <> ''`,
      )
      .returning()
    if (row)
      await recordAudit(tx, actor, {
        action: 'update',
        entity: 'campaign',
        entityId: id,
        after: { channel },
      })
    return row
  })
}

async function textOf(database: Database, campaign: CampaignRow, storeUrl: string): Promise<string> {
  const offers = await readOffers(database, offeredSlugs(campaign))
  const store = await readStore(database.db)
  const reader = { language: 'es', currency: null, wholesale: false } as const
  const { subject, content } = writeCampaign(campaign, reader, { offers, store, links: plainLinks(storeUrl) })
  return telegramText([subject, ...blockText(content.blocks ?? []), storeUrl].join('\n\n'))
}

type Outcome = Pick<CampaignRow, 'channelPost' | 'channelPostError'>

async function send(api: BotApi, channel: string, text: string): Promise<Outcome> {
  try {
    await api.sendMessage(channel, text)
    return { channelPost: 'sent', channelPostError: null }
  } catch (error) {
    const { kind, reason } = telegramFailure(error)
    return { channelPost: kind === 'failed' ? 'unsure' : 'failed', channelPostError: reason.slice(0, 200) }
  }
}

async function record(db: Drizzle, { id }: Post, outcome: Outcome): Promise<void> {
  await db
    .update(campaigns)
    .set(outcome)
    .where(sql`${campaigns.id} = ${id} and ${campaigns.channelPost} = 'sending'`)
}
