import { type SQL, sql } from 'drizzle-orm'

/**
 * Repairs that count as sold, as orders do: once they are paid, on the day they began; `id`, `currency`, `total`. A repair costs what
 * its quote says, otherwise what was taken for it until it was completed.
 */
export const soldRepairs = (within: (column: string) => SQL) => sql`(
  select o.id, m.currency, coalesce(q.amount, m.paid) as total
  from service_orders as o
  left join service_quotes as q
    on q.id = (select max(id) from service_quotes where service_order_id = o.id) and q.state in ('pending', 'accepted')
  cross join lateral (
    select moved.currency, sum(moved.amount) as paid from (
      select currency, amount from service_payments where service_order_id = o.id
      union all
      select currency, -amount from refunds where service_order_id = o.id
    ) as moved group by moved.currency
  ) as m
  where ${within('o.fecha')} and o.status <> 'CANCELADA' and m.paid > 0 and case
    when q.id is null then o.status = 'COMPLETADA'
    else q.currency = m.currency and m.paid >= q.amount
  end
)`
