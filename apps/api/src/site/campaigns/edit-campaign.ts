import type {
  CampaignChange,
  CampaignSchedule,
  CampaignStepRequest,
  NewCampaign,
} from '@tecnoclick/contract/site/campaigns/schemas'
import type { Database, Drizzle } from '@tecnoclick/database/connect'
import { campaigns } from '@tecnoclick/database/schema/site/campaigns'
import { isEditable, stateAfter } from '@tecnoclick/domain/site/campaign'
import { eq } from 'drizzle-orm'
import type { Actor } from '../../platform/audit/record-audit.ts'
import { isRefusal, type Refusal, refuse } from '../../platform/http/refusal.ts'
import { insertAudited, updateVersioned } from '../../platform/rows/audited-writes.ts'
import { omitUndefined } from '../../platform/rows/omit-undefined.ts'
import { transact } from '../../platform/rows/transact.ts'
import type { CampaignRow } from './read-campaigns.ts'
import { readOffers } from './read-offers.ts'
import { offeredSlugs } from './write-campaign.ts'

const entity = 'campaign'
const table = campaigns

export function createCampaign(
  db: Drizzle,
  actor: Actor,
  values: NewCampaign,
): Promise<CampaignRow | Refusal> {
  return transact(db, (tx) => insertAudited(tx, actor, { table, entity, values }))
}

/** Locks the campaign, so that a batch that is being sent and a change wait for each other. */
function changeCampaign(
  db: Drizzle,
  actor: Actor,
  { id, version }: { id: number; version?: number | undefined },
  changesOf: (row: CampaignRow) => Partial<CampaignRow> | Refusal,
): Promise<CampaignRow | Refusal> {
  return transact(db, async (tx) => {
    const [row] = await tx.select().from(table).where(eq(table.id, id)).for('update')
    if (!row) return refuse('notFound')
    const changes = changesOf(row)
    if (isRefusal(changes)) return changes
    return updateVersioned(tx, actor, { table, entity, id, version, changes })
  })
}

/** A draft alone: what was sent to some must not read otherwise for the rest. */
export function editCampaign(db: Drizzle, actor: Actor, id: number, { version, ...changes }: CampaignChange) {
  return changeCampaign(db, actor, { id, version }, ({ state }) =>
    isEditable(state) ? omitUndefined(changes) : refuse('conflict'),
  )
}

interface Start {
  storeUrl: string
  now: Date
}

/** Now or later, a job starts it. Refused where a product of the text is not on sale, or there is no text. */
export async function scheduleCampaign(
  database: Database,
  actor: Actor,
  id: number,
  { version, date }: CampaignSchedule,
  { storeUrl, now }: Start,
): Promise<CampaignRow | Refusal> {
  const { db } = database
  const [known] = await db.select().from(table).where(eq(table.id, id))
  if (!known) return refuse('notFound')
  const slugs = offeredSlugs(known)
  const { bySlug } = await readOffers(database, slugs)
  const missing = slugs.filter((slug) => !bySlug.has(slug))
  const scheduledAt = date === null ? now : new Date(date)
  return changeCampaign(db, actor, { id, version }, ({ state, body }) => {
    if (state !== 'draft') return refuse('conflict')
    if (body.es.trim() === '') return refuse('invalid', { fields: { body: { code: 'required' } } })
    if (missing.length > 0) return refuse('invalid', { fields: { body: { code: 'unknown' } } })
    if (scheduledAt < now) return refuse('invalid', { fields: { date: { code: 'required' } } })
    return { state: 'scheduled', scheduledAt, storeUrl }
  })
}

export function takeStep(db: Drizzle, actor: Actor, id: number, { step }: CampaignStepRequest, now: Date) {
  return changeCampaign(db, actor, { id }, ({ state: before }) => {
    const state = stateAfter(before, step)
    if (!state) return refuse('conflict')
    return {
      state,
      ...(state === 'stopped' && { finishedAt: now }),
      ...(state === 'draft' && { scheduledAt: null }),
    }
  })
}
