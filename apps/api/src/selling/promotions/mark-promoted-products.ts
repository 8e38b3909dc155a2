import type { Drizzle } from '@tecnoclick/database/connect'
import { promotions } from '@tecnoclick/database/schema/selling/promotions'
import { isShownOnCards, promotionPhase } from '@tecnoclick/domain/selling/promotion'
import { asc, desc, eq, sql } from 'drizzle-orm'
import type { JobDeps } from '../../platform/jobs/job.ts'

/** An order waits for the rows of a batch at most. */
const batchSize = 500

/**
 * Writes what promotions that everybody gets take off each product, so that lists and cards need not decide it. The change log
 * of products makes every process read them again, and pages of before are stale. It may be repeated at any time: each minute a
 * job does so for what begins, ends or changes its category.
 */
export async function markPromotedProducts(db: Drizzle, now: Date): Promise<number> {
  const active = await db
    .select()
    .from(promotions)
    .where(eq(promotions.active, true))
    .orderBy(desc(promotions.priority), asc(promotions.id))
  const rules = active
    .filter((row) => isShownOnCards(row) && promotionPhase(row, now) === 'running')
    .map(({ reward, conditions, combines }, position) => ({
      ...{ position, combines, percent: reward.kind === 'percent' ? reward.percent : 0 },
      products: conditions.productIds,
      categories: conditions.categoryIds,
      brands: conditions.brandIds,
    }))
  const changes = await findChanges(db, rules)
  for (let at = 0; at < changes.length; at += batchSize) {
    const batch = JSON.stringify(changes.slice(at, at + batchSize))
    await db.execute(sql`
      with given as (select * from jsonb_to_recordset(${batch}::jsonb) as g (id integer, percents jsonb)),
        locked as (
          select id from products where id in (select id from given) order by id for no key update
        )
      update products set promotion_percents = nullif(percents, 'null')
      from given join locked using (id) where products.id = given.id`)
  }
  return changes.length
}

interface Change {
  id: number
  percents: number[] | null
}

/**
 * As in a cart with one unit of the product: the highest priority first, and one that does not combine stays alone.
 * Rule: selling/apply-promotions.ts applyPromotions
 */
async function findChanges(db: Drizzle, rules: readonly object[]): Promise<Change[]> {
  if (rules.length === 0) {
    const { rows } = await db.execute<{ id: number }>(
      sql`select id from products where promotion_percents is not null`,
    )
    return rows.map(({ id }) => ({ id, percents: null }))
  }
  const { rows } = await db.execute<{ id: number; percents: number[] | null }>(sql`
    with recursive rules as (
        select * from jsonb_to_recordset(${JSON.stringify(rules)}::jsonb) as r (
          position integer, percent integer, combines boolean, products jsonb, categories jsonb, brands jsonb
        )
      ),
      below as (
        select position, category::integer as id from rules, jsonb_array_elements_text(categories) as category
        union
        select below.position, categories.id from below join categories on categories.parent_id = below.id
      ),
      hits as (
        select p.id, r.position, r.percent, r.combines from products as p join rules as r on
          r.products @> to_jsonb(p.id) or r.products @> to_jsonb(p.parent_id)
          or case when r.categories = '[]' and r.brands = '[]' then r.products = '[]' else
            (r.brands = '[]' or r.brands @> to_jsonb(p.brand_id))
            and (r.categories = '[]' or exists (
              select from product_categories as part join below on below.id = part.category_id
              where part.product_id = coalesce(p.parent_id, p.id) and below.position = r.position
            ))
          end
      ),
      firsts as (select distinct on (id) id, position, combines from hits order by id, position),
      wanted as (
        select hits.id, jsonb_agg(hits.percent order by hits.position) as percents
        from hits join firsts on firsts.id = hits.id
          and case when firsts.combines then hits.combines else hits.position = firsts.position end
        group by hits.id
      )
    select p.id, wanted.percents from products as p left join wanted on wanted.id = p.id
    where p.promotion_percents is distinct from wanted.percents`)
  return rows
}

export async function promoteProducts({ database: { db }, now, log }: JobDeps): Promise<void> {
  const changed = await markPromotedProducts(db, now())
  if (changed > 0) log.info({ changed }, 'promotions of products began or ended')
}
