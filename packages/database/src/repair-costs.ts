import { type SQL, sql } from 'drizzle-orm'
import { costIn, receiptCosts } from './receipt-costs.ts'

/**
 * What a repair cost in a currency, as a query of one row: `cost` of fitted parts, as margins know it when the part was asked for,
 * and of other workshops; `unknown` counts what has no cost in that currency.
 */
export const costsOfRepairs = (orderId: SQL, currency: SQL) => sql`(
  select coalesce(sum(cost), 0) as cost, count(*) filter (where cost is null)::integer as unknown from (
    select t.used * (
      select ${costIn(currency)} from ${receiptCosts} as c join products as p on p.id = c.product_id
      where c.product_id = t.product_id and t.created_at >= c.first and t.created_at < c.next
    ) as cost
    from service_parts as t where t.service_order_id = ${orderId} and t.used > 0
    union all
    select case when j.cost_currency = ${currency} then j.cost end
    from outside_jobs as j where j.service_order_id = ${orderId}
  ) as spent
)`
