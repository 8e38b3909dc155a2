import type { Invariant } from './invariant.ts'

/** platform.md#invariants, 6. */
export const reviewInvariants: readonly Invariant[] = [
  {
    id: '6-rating',
    title: 'Rating and review count of each product derive from its visible reviews',
    sql: `
      select products.id from products left join reviews on reviews.product_id = products.id and not hidden
      group by products.id
      having products.reviews <> count(reviews.id)
        or products.rating <> coalesce(round(avg(reviews.rating), 2), 0)`,
  },
  {
    id: '6-one-review',
    title: 'One review per confirmed e-mail and product, rated 1 to 5',
    sql: `
      select min(id) from reviews where waits_for is distinct from 'confirmation'
      group by product_id, lower(email) having count(*) > 1
      union all
      select id from reviews where rating not between 1 and 5`,
  },
  {
    id: '6-verified-purchase',
    // Rule: selling/payment-balance.ts isPaid
    title: "'Compra verificada' exactly where the account has a completed or paid order of the product",
    sql: `
      select id from reviews
      where verified_purchase <> (user_id is not null and exists (
        select from orders join order_lines on order_lines.order_id = orders.id
        where orders.client_id = reviews.user_id and (order_lines.product_id in (
          select id from products where reviews.product_id in (id, parent_id)
        ) or (combo ->> 'id')::integer = reviews.product_id) and (
          orders.status = 'COMPLETADA' or orders.status <> 'CANCELADA' and (
            select sum(coalesce(settled, amount)) from payments where payments.order_id = orders.id and payments.state = 'verified'
          ) >= orders.total
        )
      ))`,
  },
  {
    id: '6-waiting-review',
    // Rule: catalogue/review-state.ts firstModeration
    title: 'A review that waits for its confirmation or for staff is hidden',
    sql: 'select id from reviews where waits_for is not null and not hidden',
  },
]
