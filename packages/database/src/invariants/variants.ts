import type { Invariant } from './invariant.ts'

/** platform.md#invariants, 1. */
export const variantInvariants: readonly Invariant[] = [
  {
    id: '1-variants-sold',
    title:
      'A product with variants was never in stock, cart, order or sheet: one becomes the first of its variants',
    sql: `
      select products.id from products where variant_names is not null and (
        exists (select from stock_moves where product_id = products.id)
        or exists (select from cart_lines where product_id = products.id)
        or exists (select from order_lines where product_id = products.id)
        or exists (select from stock_sheet_lines where product_id = products.id)
      )`,
  },
  {
    id: '1-variants-options',
    title: 'A variant has a value for each option of its product, unlike those of the others',
    sql: `
      select variant.id from products as variant join products as parent on parent.id = variant.parent_id
      where cardinality(parent.variant_names) is distinct from cardinality(variant.variant_values)
      union all
      select min(id) from products where parent_id is not null
      group by parent_id, lower(variant_values::text) having count(*) > 1`,
  },
  {
    id: '1-variants-follow',
    // Rule: catalogue/variants.ts variantName
    title: 'A variant has the name and brand of its product and is on sale only while that is',
    sql: `
      select variant.id from products as variant join products as parent on parent.id = variant.parent_id
      where variant.name <> variant_name(parent.name, variant.variant_values)
        or variant.enable <> (parent.enable and variant.variant_active)
        or (variant.brand_id, variant.archived_at) is distinct from (parent.brand_id, parent.archived_at)`,
  },
]
