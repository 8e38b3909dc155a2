import type { Subscription } from '@tecnoclick/contract/site/newsletter/schemas'
import type { Drizzle } from '@tecnoclick/database/connect'
import { campaignMails } from '@tecnoclick/database/schema/site/campaigns'
import { newsletterSubscribers } from '@tecnoclick/database/schema/site/newsletter'
import { eq, sql } from 'drizzle-orm'
import { type Refusal, refuse } from '../../platform/http/refusal.ts'
import type { SignedIds } from '../../platform/secrets/signed-ids.ts'
import { hashToken } from '../../platform/session/token.ts'

type Subscriber = typeof newsletterSubscribers.$inferSelect

interface Access {
  db: Drizzle
  /** Of the links in mails of campaigns. */
  leave: SignedIds
}

/** By the link of the mail that asked to confirm, or by that of any mail of a campaign. */
function isOf({ leave }: Access, token: string) {
  const mailId = leave.idOf(token)
  return mailId === undefined
    ? eq(newsletterSubscribers.tokenHash, hashToken(token))
    : sql`${newsletterSubscribers.id} = (select subscriber_id from campaign_mails where id = ${mailId})`
}

export async function findSubscription(access: Access, token: string): Promise<Subscription | Refusal> {
  const [row] = await access.db.select().from(newsletterSubscribers).where(isOf(access, token))
  return row ? serialize(row) : refuse('notFound')
}

/** Idempotent; after unsubscribing it subscribes again. */
export function confirmSubscription(
  access: Access,
  token: string,
  now: Date,
): Promise<Subscription | Refusal> {
  const changes = { confirmedAt: now, unsubscribedAt: null, bouncedAt: null, bounceReason: null }
  return change(access, token, changes)
}

/** Counted for the campaign whose link it was. */
export async function endSubscription(
  access: Access,
  token: string,
  now: Date,
): Promise<Subscription | Refusal> {
  const ended = await change(access, token, { unsubscribedAt: now })
  const mailId = access.leave.idOf(token)
  if (mailId !== undefined) {
    const first = sql`${campaignMails.id} = ${mailId} and ${campaignMails.unsubscribedAt} is null`
    await access.db.update(campaignMails).set({ unsubscribedAt: now }).where(first)
  }
  return ended
}

async function change(
  access: Access,
  token: string,
  changes: Partial<Subscriber>,
): Promise<Subscription | Refusal> {
  const [row] = await access.db
    .update(newsletterSubscribers)
    .set(changes)
    .where(isOf(access, token))
    .returning()
  return row ? serialize(row) : refuse('notFound')
}

function serialize({ email, confirmedAt, unsubscribedAt, bouncedAt }: Subscriber): Subscription {
  if (unsubscribedAt) return { email, state: 'ended' }
  return { email, state: confirmedAt && !bouncedAt ? 'confirmed' : 'pending' }
}
