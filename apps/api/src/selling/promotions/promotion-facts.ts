import { promotions } from '@tecnoclick/database/schema/selling/promotions'
import {
  type CountedPromotion,
  noPromotions,
  type PromotionFacts,
} from '@tecnoclick/domain/selling/apply-promotions'
import { type SQL, sql } from 'drizzle-orm'
import { type JsonRow, jsonArguments } from '../../platform/rows/own-columns.ts'

const columns = [
  ...(['id', 'version', 'name', 'code', 'active', 'startsAt', 'endsAt', 'priority', 'combines'] as const),
  ...(['reward', 'conditions', 'maxUses', 'maxUsesPerCustomer'] as const),
]

type CountedRow = JsonRow<typeof promotions, (typeof columns)[number]> &
  Pick<CountedPromotion, 'uses' | 'ownUses' | 'gift'>

/** Null while no promotion may apply. */
export type PromotionFactsRow =
  | (Pick<PromotionFacts, 'isFirstOrder'> & {
      places: PromotionFacts['places'] | null
      promotions: CountedRow[]
    })
  | null

interface PromotedBuyer {
  /** SQL of the customer's id; null without an account. */
  customer: SQL
  /** SQL of the ids of the products. */
  products: SQL
}

/**
 * A `PromotionFactsRow` for one sale, to be read together with other facts. `which` selects rows of the promotions `m`. What
 * only some promotions ask for is read only where one does.
 */
export function promotionFacts(
  { customer, products }: PromotedBuyer,
  which: SQL,
  from: SQL = sql`promotions`,
): SQL {
  return sql`(
    select json_build_object(
      'promotions', json_agg(json_build_object(
        ${sql.raw(jsonArguments(promotions, 'm', columns))},
        'uses', case when m.max_uses is not null then (
          select count(*) from promotion_uses where promotion_id = m.id and released_at is null
        ) end,
        'ownUses', case when m.max_uses_per_customer is not null then (
          select count(*) from promotion_uses
          where promotion_id = m.id and client_id = ${customer} and released_at is null
        ) end,
        'gift', case when m.reward ->> 'kind' = 'gift' then (
          select json_build_object('id', id, 'name', name, 'slug', slug) from products
          where id = (m.reward ->> 'productId')::integer and enable
        ) end
      ) order by m.id),
      'isFirstOrder', bool_or((m.conditions ->> 'firstOrder')::boolean)
        and not exists (select from orders where client_id = ${customer} and status <> 'CANCELADA'),
      'places', case when bool_or('[]' <> any (array[m.conditions -> 'productIds', m.conditions -> 'categoryIds', m.conditions -> 'brandIds'])) then (
        select json_object_agg(p.id, json_build_object('parentId', p.parent_id, 'brandId', p.brand_id, 'categoryIds', (${categoriesOf})))
        from products as p where p.id in (${products})
      ) end
    )
    from ${from} as m where ${which} having count(*) > 0
  )`
}

/** Its own and those above, of a product `p`. */
const categoriesOf = sql`
  with recursive above as (
    select part.category_id as id from product_categories as part where part.product_id = coalesce(p.parent_id, p.id)
    union
    select categories.parent_id from above join categories on categories.id = above.id
    where categories.parent_id is not null
  )
  select coalesce(json_agg(above.id), '[]') from above`

/** Those that apply by themselves, and the one of a code, whatever its state: the customer is told why it does not apply. */
export function offeredPromotions(code: SQL): SQL {
  return sql`(m.code is null and m.active and (m.ends_at is null or m.ends_at > now())) or m.code = ${code}`
}

export function promotionFactsOf(row: PromotionFactsRow): PromotionFacts {
  if (!row) return noPromotions
  return {
    isFirstOrder: row.isFirstOrder,
    places: row.places ?? {},
    promotions: row.promotions.map(({ startsAt, endsAt, ...promotion }) => ({
      ...promotion,
      startsAt: startsAt === null ? null : new Date(startsAt),
      endsAt: endsAt === null ? null : new Date(endsAt),
    })),
  }
}
