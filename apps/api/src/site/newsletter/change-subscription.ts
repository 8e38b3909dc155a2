import type { Subscription } from '@tecnoclick/contract/site/newsletter/schemas'
import type { Drizzle } from '@tecnoclick/database/connect'
import { newsletterSubscribers } from '@tecnoclick/database/schema/site/newsletter'
import { eq } from 'drizzle-orm'
import { type Refusal, refuse } from '../../platform/http/refusal.ts'
import { hashToken } from '../../platform/session/token.ts'

type Subscriber = typeof newsletterSubscribers.$inferSelect

export async function findSubscription(db: Drizzle, token: string): Promise<Subscription | Refusal> {
  const [row] = await db
    .select()
    .from(newsletterSubscribers)
    .where(eq(newsletterSubscribers.tokenHash, hashToken(token)))
  return row ? serialize(row) : refuse('notFound')
}

/** Idempotent; after unsubscribing it subscribes again. */
export function confirmSubscription(db: Drizzle, token: string, now: Date): Promise<Subscription | Refusal> {
  return change(db, token, { confirmedAt: now, unsubscribedAt: null })
}

export function endSubscription(db: Drizzle, token: string, now: Date): Promise<Subscription | Refusal> {
  return change(db, token, { unsubscribedAt: now })
}

async function change(
  db: Drizzle,
  token: string,
  changes: Partial<Subscriber>,
): Promise<Subscription | Refusal> {
  const [row] = await db
    .update(newsletterSubscribers)
    .set(changes)
    .where(eq(newsletterSubscribers.tokenHash, hashToken(token)))
    .returning()
  return row ? serialize(row) : refuse('notFound')
}

function serialize({ email, confirmedAt, unsubscribedAt }: Subscriber): Subscription {
  if (unsubscribedAt) return { email, state: 'ended' }
  return { email, state: confirmedAt ? 'confirmed' : 'pending' }
}
