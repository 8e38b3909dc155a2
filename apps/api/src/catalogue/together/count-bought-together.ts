import { inTransaction } from '@tecnoclick/database/connect'
import {
  keptPairs,
  leastBuyers,
  leastLift,
  mostLines,
  orderAgeMs,
} from '@tecnoclick/domain/catalogue/bought-together'
import { sql } from 'drizzle-orm'
import type { JobDeps } from '../../platform/jobs/job.ts'

/**
 * Counts anew which products are bought together (catalogue.md#bought-together). A buyer is an account or a phone number; of an
 * order with neither nobody can say whether it is somebody else's, so it does not count.
 */
export async function countBoughtTogether({ database: { db }, log, now }: JobDeps): Promise<void> {
  const since = new Date(now().getTime() - orderAgeMs)
  const pairs = await inTransaction(db, async (tx) => {
    // A year of a large shop takes longer than a request may.
    await tx.execute(sql`set local statement_timeout = '120s'`)
    await tx.execute(sql`delete from bought_together`)
    const { rowCount } = await tx.execute(sql`
      with baskets as materialized (
        select distinct o.id as order_id, line.product_id,
          coalesce(o.client_id::text, nullif(regexp_replace(o.buyer_phone, '[^0-9]', '', 'g'), '')) as buyer
        from orders as o join order_lines as line on line.order_id = o.id
        where o.order_date > ${since} and o.status <> 'CANCELADA'
      ),
      counted as (select order_id, count(*) as lines from baskets where buyer is not null group by order_id),
      small as materialized (
        select baskets.* from baskets join counted using (order_id)
        where lines <= ${mostLines} and buyer is not null
      ),
      bought as (select product_id, count(*)::double precision as orders from small group by product_id),
      pairs as (
        select one.product_id, other.product_id as other_id, count(*) as orders, count(distinct one.buyer) as buyers
        from small as one join small as other on other.order_id = one.order_id and other.product_id <> one.product_id
        group by one.product_id, other.product_id
        having count(distinct one.buyer) >= ${leastBuyers}
      ),
      lifted as (
        select pairs.*, pairs.orders * (select count(distinct order_id) from small) / (a.orders * b.orders) as lift
        from pairs join bought as a on a.product_id = pairs.product_id join bought as b on b.product_id = pairs.other_id
      ),
      ranked as (
        select *, row_number() over (partition by product_id order by lift * ln(1 + buyers) desc, other_id) as place
        from lifted where lift >= ${leastLift}
      )
      insert into bought_together (product_id, other_id, buyers, lift)
      select product_id, other_id, buyers, lift from ranked where place <= ${keptPairs}`)
    return rowCount ?? 0
  })
  log.debug({ pairs }, 'counted what is bought together')
}
