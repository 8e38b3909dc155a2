import { type SQL, sql } from 'drizzle-orm'

/**
 * What a unit cost by the time at which it left stock: that of the last receipt before, otherwise of the first; `product_id`,
 * `cost` in USD, and from `first` until `next`.
 */
export const receiptCosts = sql`(
  select r.product_id, r.cost,
    case when lag(s.booked_at) over product is null then '-infinity' else s.booked_at end as first,
    coalesce(lead(s.booked_at) over product, 'infinity') as next
  from stock_sheet_lines as r join stock_sheets as s on s.id = r.sheet_id
  where r.cost is not null and s.state = 'booked'
  window product as (partition by r.product_id order by s.booked_at, s.id)
)`

/** The cost `c.cost` in another currency, by the relation of the prices of the product `p`. */
export const costIn = (currency: SQL) => sql`c.cost * case ${currency}
    when 'CUP' then p.price_alt
    when 'MLC' then coalesce(mlc_price(p.price, p.price_mlc, 'retail'), p.price)
    else p.price
  end::float8 / p.price`
