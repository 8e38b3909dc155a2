-- Before staff change what a combo is made of, carts give back what they reserve of it; its lines stay, 'Sin reserva'. The
-- combo is locked, so that nobody reserves it meanwhile.
create or replace function release_combo(combo integer, actor integer) returns void language plpgsql as $$
declare
  cart integer;
begin
  perform from products where id = combo for no key update;
  -- Carts are locked before products. Whoever holds one by now waits for the combo: the caller begins again.
  begin
    perform from carts where id in (select cart_id from cart_lines where product_id = combo and reserved > 0)
    order by id for no key update nowait;
  exception when lock_not_available then
    raise exception 'a cart with this combo is being changed' using errcode = 'serialization_failure';
  end;
  for cart in select distinct cart_id from cart_lines where product_id = combo and reserved > 0 order by 1 loop
    perform from products where id in (select part_id from combo_parts where combo_id = combo) order by id for no key update;
    with held as (
        select part_id, sum(l.reserved * c.quantity)::integer as units
        from cart_lines as l join combo_parts as c on c.combo_id = l.product_id
        where l.cart_id = cart and l.product_id = combo and l.reserved > 0 group by part_id
      ),
      raised as (
        update products set stock = stock + units from held where id = part_id returning id, stock, units
      ),
      entered as (
        insert into stock_moves
          (product_id, kind, quantity, available_change, reserved_change, stock_after, cart_id, reason, actor_id)
        select id, 'released', units, units, -units, stock, cart, 'Combo cambiado', actor from raised
      )
    update cart_lines set reserved = 0 where cart_id = cart and product_id = combo and reserved > 0;
    update carts set reserved_until = null
    where id = cart and not exists (select from cart_lines where cart_id = cart and reserved > 0);
  end loop;
end
$$;
