-- Whether units of a product are sold with their serial: one of its categories, or one above it, says so. A variant is in
-- the categories of its product.
-- Rule: stock/serials.ts needsSerials
create or replace function needs_serial(product integer) returns boolean language sql stable as $$
  with recursive above (id, parent_id, serials_required) as (
    select c.id, c.parent_id, c.serials_required from products as p
    join product_categories as k on k.product_id = coalesce(p.parent_id, p.id) join categories as c on c.id = k.category_id
    where p.id = product
    union
    select c.id, c.parent_id, c.serials_required from categories as c join above on c.id = above.parent_id
  )
  select coalesce(bool_or(serials_required), false) from above
$$;
