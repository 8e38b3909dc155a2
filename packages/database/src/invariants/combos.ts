import type { Invariant } from './invariant.ts'

/** platform.md#invariants, 1. */
export const comboInvariants: readonly Invariant[] = [
  {
    id: '1-combos-no-stock',
    title: 'A combo is never in stock, in an order or on a stock sheet: its parts are',
    sql: `
      select id from products where is_combo and (
        exists (select from stock_moves where product_id = products.id)
        or exists (select from order_lines where product_id = products.id)
        or exists (select from stock_sheet_lines where product_id = products.id)
      )`,
  },
  {
    id: '1-combos-parts',
    title: 'A combo is made of products that are sold, and nothing else has parts',
    sql: `
      select part_id as id from combo_parts join products as combo on combo.id = combo_id
      join products as part on part.id = part_id
      where not combo.is_combo or part.is_combo or part.variant_names is not null`,
  },
  {
    id: '1-combos-price',
    // Rule: catalogue/combos.ts comboPrice
    title: 'A combo with a discount costs what its parts cost together, less the discount',
    sql: `
      select combo.id from products as combo
      join combo_parts on combo_id = combo.id join products as part on part.id = part_id
      where combo.combo_discount is not null
      group by combo.id
      having combo.price <> ceil(sum(combo_parts.quantity * part.price) * (100 - combo.combo_discount) / 100)
        or combo.price_alt is distinct from case when count(*) = count(part.price_alt)
          then ceil(sum(combo_parts.quantity * part.price_alt) * (100 - combo.combo_discount) / 100) end`,
  },
  {
    id: '1-combos-ordered',
    title: 'The lines of an order that belong to a combo say which, and how many of it',
    sql: `
      select order_lines.id from order_lines
      where combo is not null and (
        coalesce((combo ->> 'quantity')::integer, 0) < 1 or coalesce(combo ->> 'name', '') = ''
        or not exists (select from products where products.id = (combo ->> 'id')::integer and is_combo)
      )`,
  },
]
