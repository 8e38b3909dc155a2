import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'

/** The product is in the category of this slug or in a subcategory. */
export function inCategory(productId: SQLWrapper, slug: string): SQL {
  return sql`${productId} in (
    select part.product_id from product_categories as part where part.category_id in (
      with recursive below as (
        select id from categories where slug = ${slug}
        union select c.id from categories as c join below on c.parent_id = below.id
      )
      select id from below
    )
  )`
}
