-- The lines of a cart in units of stock: a combo takes those of its parts (catalogue.md#combos).
-- Rule: stock/plan-hold.ts planHold
create or replace function cart_units(cart integer)
returns table (product_id integer, quantity integer, reserved integer) language sql stable as $$
  select coalesce(c.part_id, l.product_id), l.quantity * coalesce(c.quantity, 1), l.reserved * coalesce(c.quantity, 1)
  from cart_lines as l left join combo_parts as c on c.combo_id = l.product_id
  where l.cart_id = cart
$$;
