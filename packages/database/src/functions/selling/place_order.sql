-- The cart becomes an order. What it costs was decided from rows that were read before; if they have changed, the call
-- fails as a serialization failure and the caller reads and decides again. Lock order: cart, products by id, promotions by id,
-- store credit, counter.
-- Null: the idempotency key was used before.
-- Rule: selling/decide-order.ts decideOrder
create or replace function place_order(given jsonb) returns jsonb language plpgsql as $$
declare
  -- Release 0.2.0-rc.1 sends the name of the code.
  buyer integer := coalesce(given -> 'order' -> 'client_id', given -> 'order' -> 'clientId')::integer;
  new_id integer := nextval('orders_id_seq');
  cart integer;
  missing integer;
  taken record;
  stored record;
begin
  if given -> 'call' ->> 'key' is not null then
    insert into idempotency_keys (user_id, scope, key, request_hash, response_status, response)
    select buyer, scope, key, decode("requestHash", 'hex'), 201, jsonb_build_object('id', new_id)
    from jsonb_to_record(given -> 'call') as c (scope text, key text, "requestHash" text)
    on conflict do nothing;
    if not found then
      return null;
    end if;
  end if;

  select id into cart from carts where user_id = buyer for no key update;
  if given -> 'cart' is distinct from (
    select jsonb_agg(jsonb_build_array(id, quantity, reserved) order by id) from cart_lines where cart_id = cart
  ) then
    raise exception 'the cart has changed since it was read' using errcode = 'serialization_failure';
  end if;
  perform from users where id = buyer for key share;
  -- With the parts of combos.
  perform from products where id in (select id from jsonb_to_recordset(given -> 'products') as seen (id integer))
  order by id for no key update;
  if exists (
    select from jsonb_to_recordset(given -> 'products') as seen (id integer, version integer)
    join products using (id) where products.version <> seen.version
  ) then
    raise exception 'a product has changed since it was read' using errcode = 'serialization_failure';
  end if;

  -- Lines 'Sin reserva' are reserved now.
  if exists (select from cart_lines where cart_id = cart and reserved = 0) then
    with takes as (
        select product_id, sum(quantity)::integer as units from cart_units(cart)
        where reserved = 0 group by product_id
      ),
      moved as (
        update products set stock = stock - units from takes
        where id = product_id and stock >= units and enable
        returning id, stock, units
      ),
      entered as (
        insert into stock_moves
          (product_id, kind, quantity, available_change, reserved_change, stock_after, cart_id, actor_id)
        select id, 'reserved', units, -units, units, stock, cart, buyer from moved
      )
    select min(product_id) into missing from takes where product_id not in (select id from moved);
    if missing is not null then
      raise exception 'a product has fewer units than were asked for' using errcode = 'TC001', detail = missing;
    end if;
  end if;
  delete from cart_lines where cart_id = cart;
  update carts set reserved_until = null, promotion_code = null, updated_at = now() where id = cart;
  perform lock_promotions(given -> 'promotions', buyer);

  if given ? 'credit' then
    perform from credit_balances
    where account_id = (given -> 'credit' ->> 'accountId')::integer and currency = given -> 'credit' ->> 'currency'
      and balance >= (given -> 'credit' ->> 'amount')::bigint
    for no key update;
    if not found then
      raise exception 'less credit is left than is asked for' using errcode = 'TC002';
    end if;
  end if;

  -- From here on all other orders wait for the number series.
  select * into taken from take_number('ORDEN');
  select * into stored from insert_order(
    given -> 'order' || jsonb_build_object(
      'id', new_id, 'number', taken.number, 'series_id', taken.series_id, 'sequence', taken.sequence
    ),
    given -> 'lines', given -> 'extraLines', (given ->> 'warrantyMonths')::integer
  );
  perform use_promotions(new_id, buyer, given -> 'promotions');
  if given ? 'credit' then
    insert into payments (order_id, amount, currency, method, credit_account_id, state, verified_at, verified_by, created_at)
    select new_id, amount, currency, 'credit', "accountId", 'verified', now(), buyer, now()
    from jsonb_to_record(given -> 'credit') as c (amount bigint, currency varchar, "accountId" integer);
    insert into order_history (order_id, at, event, status, note, actor_id)
    values (new_id, now(), 'payment', 'PENDIENTE', given -> 'credit' ->> 'note', buyer);
  end if;
  insert into stock_moves
    (product_id, kind, quantity, available_change, reserved_change, stock_after, order_id, cart_id, actor_id)
  select id, 'sold', units, 0, -units, stock, new_id, cart, buyer
  from products join (
    select product_id, sum(quantity)::integer as units from order_lines where order_id = new_id group by product_id
  ) as sold on product_id = id
  order by id;
  insert into outbox (kind, to_address, subject, html, text, facts, headers, dedupe_key, order_ids)
  select kind, "to", title, '', title, given -> 'facts' || jsonb_build_object('id', new_id, 'number', taken.number), headers,
    kind || ':' || new_id, array[new_id]
  from jsonb_to_recordset(given -> 'mails') as m (
    kind text, "to" text, subject text, "subjectWithoutNumber" text, headers jsonb
  ), coalesce(replace(subject, '{number}', taken.number), "subjectWithoutNumber") as title;
  return jsonb_build_object('id', new_id, 'number', taken.number, 'lineIds', stored.line_ids);
end
$$;
