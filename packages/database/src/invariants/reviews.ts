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
    title: 'One review per e-mail and product, rated 1 to 5',
    sql: `
      select min(id) from reviews group by product_id, lower(email) having count(*) > 1
      union all
      select id from reviews where rating not between 1 and 5`,
  },
]
