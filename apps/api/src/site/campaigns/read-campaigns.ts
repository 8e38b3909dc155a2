import type { Campaign } from '@tecnoclick/contract/site/campaigns/schemas'
import type { Drizzle, Transaction } from '@tecnoclick/database/connect'
import { campaigns } from '@tecnoclick/database/schema/site/campaigns'
import { eq, sql } from 'drizzle-orm'
import { type Refusal, refuse } from '../../platform/http/refusal.ts'

export type CampaignRow = typeof campaigns.$inferSelect

type Figures = Campaign['figures']

const none: Figures = { recipients: 0, sent: 0, failed: 0, clicked: 0, unsubscribed: 0 }

export async function readFigures(
  db: Drizzle | Transaction,
  ids: readonly number[],
): Promise<ReadonlyMap<number, Figures>> {
  const { rows } = await db.execute<Figures & { id: number }>(sql`
    select m.campaign_id as id, count(*)::integer as recipients,
      (count(*) filter (where o.state = 'sent' and m.bounced_at is null))::integer as sent,
      (count(*) filter (where o.state = 'failed' or m.bounced_at is not null))::integer as failed,
      count(m.clicked_at)::integer as clicked, count(m.unsubscribed_at)::integer as unsubscribed
    from campaign_mails as m left join outbox as o on o.id = m.outbox_id
    where m.campaign_id = any (${sql.param([...ids])}::integer[]) group by m.campaign_id`)
  return new Map(rows.map(({ id, ...figures }) => [id, figures]))
}

export async function serializeCampaigns(
  db: Drizzle | Transaction,
  rows: readonly CampaignRow[],
): Promise<Campaign[]> {
  const figures = await readFigures(
    db,
    rows.map(({ id }) => id),
  )
  return rows.map((row) => serialize(row, figures.get(row.id) ?? none))
}

export async function findCampaign(db: Drizzle | Transaction, id: number): Promise<Campaign | Refusal> {
  const rows = await db.select().from(campaigns).where(eq(campaigns.id, id))
  const [found] = await serializeCampaigns(db, rows)
  return found ?? refuse('notFound')
}

const wire = (date: Date | null) => date?.toISOString() ?? null

function serialize(row: CampaignRow, figures: Figures): Campaign {
  const { id, subject, body, language, bought, business, state, version } = row
  return {
    ...{ id, subject, body, language, bought, business, state, version, figures },
    scheduledDate: wire(row.scheduledAt),
    startedDate: wire(row.startedAt),
    finishedDate: wire(row.finishedAt),
    createdDate: row.createdAt.toISOString(),
    channelPost: { state: row.channelPost, date: wire(row.channelPostAt), error: row.channelPostError },
  }
}
