-- Gives a locked cart its wanted lines, new ones included, and reserves or releases the difference in units. Fails
-- as a whole where a product is short: for good if the customer asked for its units; otherwise the caller plans again.
-- The rows that others wait for come last. `share` is the part of a product's units that the account may have in its cart
-- and in unpaid orders, `combos` what the units were reckoned from, `terms` are the reservations that begin; a release has neither.
-- Rule: stock/plan-hold.ts planHold, selling/order-limits.ts unpaidAllowance
create or replace function hold_lines(cart integer, actor integer, holding jsonb) returns jsonb language plpgsql as $$
declare
  added integer[];
  short record;
begin
  if jsonb_array_length(holding -> 'removed') > 0 then
    delete from cart_lines where cart_id = cart and holding -> 'removed' @> to_jsonb(id);
  end if;
  update cart_lines as l set quantity = w.quantity, reserved = w.reserved, seen_price = w."seenPrice",
    seen_currency = w."seenCurrency", updated_at = now()
  from jsonb_to_recordset(holding -> 'lines') as w (
    id integer, quantity integer, reserved integer, "seenPrice" bigint, "seenCurrency" text
  )
  where l.id = w.id and l.cart_id = cart and (l.quantity, l.reserved, l.seen_price, l.seen_currency)
    is distinct from (w.quantity, w.reserved, w."seenPrice", w."seenCurrency");
  with inserted as (
      insert into cart_lines (cart_id, product_id, options, quantity, reserved, seen_price, seen_currency)
      select cart, "productId", chosen, quantity, reserved, "seenPrice", "seenCurrency"
      from rows from (jsonb_to_recordset(holding -> 'lines') as (
        id integer, "productId" integer, chosen jsonb, quantity integer, reserved integer, "seenPrice" bigint,
        "seenCurrency" text
      )) with ordinality as w
      where id is null
      order by ordinality
      returning id
    )
  select array_agg(id order by id) into added from inserted;
  insert into reservation_terms (cart_id, product_id, started_at)
  select cart, "productId", "startedAt"
  from jsonb_to_recordset(holding -> 'terms') as t ("productId" integer, "startedAt" timestamptz)
  on conflict (cart_id, product_id) do update set started_at = excluded.started_at;
  update carts set reserved_until = (holding ->> 'until')::timestamptz, updated_at = now() where id = cart;

  if jsonb_array_length(holding -> 'combos') > 0 then
    perform from products
    where id in (
      select "productId" from jsonb_to_recordset(holding -> 'takes') as t ("productId" integer)
      union select id from jsonb_to_recordset(holding -> 'combos') as c (id integer)
    )
    order by id for no key update;
    if exists (
      select from jsonb_to_recordset(holding -> 'combos') as seen (id integer, version integer)
      join products using (id) where products.version <> seen.version
    ) then
      raise exception 'a combo has changed since it was read' using errcode = 'serialization_failure';
    end if;
  elsif jsonb_array_length(holding -> 'takes') > 1 then
    perform from products
    where id in (select "productId" from jsonb_to_recordset(holding -> 'takes') as t ("productId" integer))
    order by id for no key update;
  end if;
  with takes as (
      select t.*, (holding -> 'share' ->> 'percent')::integer as percent, (holding -> 'share' ->> 'least')::integer as least,
        -- Null without a share. The cart is locked, so nothing can be added to it or ordered from it meanwhile.
        case when units > 0 and jsonb_typeof(holding -> 'share') = 'object' then (
          select coalesce(sum(l.reserved), 0) from cart_units(cart) as l where l.product_id = "productId"
        ) + (
          select coalesce(sum(l.quantity), 0) from orders as o join order_lines as l on l.order_id = o.id
          where o.client_id = actor and o.status = 'PENDIENTE' and o.channel <> 'mostrador' and o.paid < o.total
            and l.product_id = "productId"
        ) end as own
      from jsonb_to_recordset(holding -> 'takes') as t ("productId" integer, units integer, optional boolean)
    ),
    moved as (
      update products set stock = stock - units from takes
      where id = "productId" and stock >= units and (enable or units < 0)
        and (own is null or own <= greatest(least, (stock - units + own) * percent / 100))
      returning id, stock, units
    ),
    entered as (
      insert into stock_moves
        (product_id, kind, quantity, available_change, reserved_change, stock_after, cart_id, actor_id)
      select id, case when units > 0 then 'reserved' else 'released' end, abs(units), -units, units, stock, cart, actor
      from moved
    )
  select min("productId") filter (where moved.id is null) as id,
    coalesce(bool_and(optional) filter (where moved.id is null), false) as is_optional,
    jsonb_object_agg(moved.id, stock) filter (where moved.id is not null) as stocks
  into short
  from takes left join moved on moved.id = "productId";
  if short.id is not null then
    -- With enough units it was the share, which the caller judges again by what there is now.
    raise exception 'a product has fewer units than were asked for'
      using errcode = case when short.is_optional or exists (
        select from products join jsonb_to_recordset(holding -> 'takes') as t ("productId" integer, units integer)
          on "productId" = id
        where id = short.id and stock >= units and enable
      ) then '40001' else 'TC001' end, detail = short.id;
  end if;
  -- `addedId` is for the previous release, which adds one line at a time.
  return jsonb_build_object('addedIds', coalesce(to_jsonb(added), '[]'), 'addedId', added[1], 'stocks', short.stocks);
end
$$;
