import type { Audience } from '@tecnoclick/contract/site/campaigns/schemas'
import type { Drizzle } from '@tecnoclick/database/connect'
import { type SQL, sql } from 'drizzle-orm'

/** Of a subscriber `s`: asked for it, and the address is good. */
export const getsMail = sql`(s.confirmed_at is not null and s.unsubscribed_at is null and s.bounced_at is null)`

/** The account `u` of a subscriber `s`, if there is one. */
export const withAccount = sql`left join users as u on lower(u.email) = lower(s.email) and u.enabled`

/** Whom a campaign goes to: a condition on a subscriber `s` and its account `u` (site.md#campaigns). */
export function isIn({ language, bought, business }: Audience): SQL {
  const hasBought = sql`exists (select from orders as o where o.client_id = u.id and o.status <> 'CANCELADA')`
  const isBusiness = sql`coalesce(u.role = 'business', false)`
  const conditions = [
    getsMail,
    language === null ? sql`true` : sql`coalesce(s.language, 'es') = ${language}`,
    bought === 'all' ? sql`true` : sql`${hasBought} = ${bought === 'bought'}`,
    business === 'all' ? sql`true` : sql`${isBusiness} = ${business === 'business'}`,
  ]
  return sql.join(conditions, sql` and `)
}

export async function countAudience(db: Drizzle, audience: Audience): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(sql`
    select count(*)::integer as count from newsletter_subscribers as s ${withAccount} where ${isIn(audience)}`)
  return rows[0]?.count ?? 0
}
