import type { Invariant } from './invariant.ts'

/** INTEGRITY 6. */
export const reviewInvariants: readonly Invariant[] = [
  {
    id: '6-rating',
    title: 'Valoración y cantidad de cada producto salen de sus opiniones visibles',
    sql: `
      select products.id from products left join reviews on reviews.product_id = products.id and not hidden
      group by products.id
      having products.reviews <> count(reviews.id)
        or products.rating <> coalesce(round(avg(reviews.rating), 2), 0)`,
  },
  {
    id: '6-one-review',
    title: 'Hay una opinión por correo y producto, de 1 a 5',
    sql: `
      select min(id) from reviews group by product_id, lower(email) having count(*) > 1
      union all
      select id from reviews where rating not between 1 and 5`,
  },
]
