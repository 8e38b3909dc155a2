import type { VisitRequest } from '@tecnoclick/contract/site/campaigns/schemas'
import type { Drizzle } from '@tecnoclick/database/connect'
import { campaignMails } from '@tecnoclick/database/schema/site/campaigns'
import { and, eq, isNotNull, isNull } from 'drizzle-orm'
import { type Refusal, refuse } from '../../platform/http/refusal.ts'
import type { CampaignTokens } from '../../platform/secrets/campaign-tokens.ts'

/** Leads only where a mail of this shop links to; both parts are signed. The first visit counts. */
export async function visitLink(
  db: Drizzle,
  { visit, targets }: CampaignTokens,
  { token, link }: VisitRequest,
  now: Date,
): Promise<{ url: string } | Refusal> {
  const id = visit.idOf(token)
  const url = targets.open(link)
  if (id === undefined || url === undefined) return refuse('notFound')
  const row = campaignMails
  await db
    .update(row)
    .set({ clickedAt: now })
    .where(and(eq(row.id, id), isNotNull(row.queuedAt), isNull(row.clickedAt)))
  return { url }
}
