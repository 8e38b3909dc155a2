import type { Invariant } from './invariant.ts'

/** platform.md#invariants, 3. */
export const promotionInvariants: readonly Invariant[] = [
  {
    id: '3-promotion-lines',
    // Rule: selling/apply-promotions.ts promotionLines
    title:
      'What promotions take off an order is in its additional lines, and the part of the products in its lines',
    sql: `
      with used as (
          select order_id, sum(amount) as amount, sum(amount + delivery) as taken from promotion_uses group by order_id
        ),
        parts as (select order_id, sum(discount) as amount from order_lines group by order_id having sum(discount) > 0),
        lines as (
          select order_id, -sum(total) as taken from order_extra_lines where label like 'Descuento %' group by order_id
        )
      select coalesce(used.order_id, parts.order_id, lines.order_id)
      from used full join parts using (order_id) full join lines using (order_id)
      where coalesce(used.amount, 0) <> coalesce(parts.amount, 0) or used.taken is distinct from lines.taken`,
  },
  {
    id: '3-promotion-limits',
    // Rule: selling/apply-promotions.ts applyPromotions
    title: 'No promotion is used more often than it may be, in all and by one customer',
    sql: `
      select p.id from promotions as p join promotion_uses as u on u.promotion_id = p.id and u.released_at is null
      group by p.id having count(*) > p.max_uses
      union all
      select p.id from promotions as p join promotion_uses as u on u.promotion_id = p.id and u.released_at is null
      where u.client_id is not null group by p.id, u.client_id having count(*) > p.max_uses_per_customer`,
  },
  {
    id: '3-promotion-released',
    title: 'A cancelled order has given the uses of its promotions back, and no other has',
    sql: `
      select order_id from promotion_uses join orders on orders.id = order_id
      where (released_at is not null) <> (status = 'CANCELADA') or orders.client_id is distinct from promotion_uses.client_id`,
  },
]
