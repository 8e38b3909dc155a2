-- A cart is changed and an order placed in one call each: the rows that others wait for are held for no message to another process
-- (docs/decisions/021-orders-in-one-call.md).


-- Takes the next number of a document and locks its counter until the end of the transaction: the last lock of all. No row if
-- the consecutive is missing or disabled.
create function take_number(of_document text) returns table (number text, series_id integer, sequence integer)
language plpgsql as $$
#variable_conflict use_column
begin
  -- The second attempt handles a series that was closed and replaced while this one waited for its lock.
  for attempt in 1..2 loop
    return query
      with taken as (
        update number_series set next_number = next_number + 1
        from consecutives
        where consecutives.id = consecutive_id and document = of_document and enable and closed_at is null
        returning prefix, number_series.id, next_number - 1 as sequence
      )
      select prefix || '-' || lpad(sequence::text, greatest(3, length(sequence::text)), '0'), id, sequence from taken;
    exit when found;
  end loop;
end
$$;

-- Stores an order with its lines and the first entry of its history, in one statement: the trigger of the webhooks sees
-- the lines. Names as in the code; `id` and the number may be missing.
create function insert_order(new_order jsonb, new_lines jsonb, new_extra_lines jsonb, warranty integer)
returns table (id integer, line_ids integer[])
language plpgsql as $$
#variable_conflict use_column
begin
  return query
  with placed as (
      insert into orders (
        id, number, series_id, sequence, status, channel, currency, price_tier, subtotal, total, payment_method, home_delivery,
        shipping_address, pickup_point, billing_address, description, client_id, buyer_name, buyer_phone, buyer_email,
        recipient_name, recipient_phone, placed_by, idempotency_key, order_date, completed_at, discount_reason
      ) overriding system value
      select coalesce(o.id, nextval(pg_get_serial_sequence('orders', 'id'))::integer), number, "seriesId", sequence, status, channel,
        currency, "priceTier", subtotal, total, "paymentMethod", "homeDelivery", "shippingAddress", "pickupPoint",
        "billingAddress", description, "clientId", "buyerName", "buyerPhone", "buyerEmail", "recipientName",
        "recipientPhone", "placedBy", "idempotencyKey", "orderDate", "completedAt", "discountReason"
      from jsonb_to_record(new_order) as o (
        id integer, number text, "seriesId" integer, sequence integer, status text, channel text, currency text,
        "priceTier" text, subtotal bigint, total bigint, "paymentMethod" text, "homeDelivery" boolean,
        "shippingAddress" text, "pickupPoint" text, "billingAddress" text, description text, "clientId" integer,
        "buyerName" text, "buyerPhone" text, "buyerEmail" text, "recipientName" text, "recipientPhone" text,
        "placedBy" integer, "idempotencyKey" text, "orderDate" timestamptz, "completedAt" timestamptz, "discountReason" text
      )
      returning orders.id, status, placed_by, order_date
    ),
    stored as (
      insert into order_lines (
        order_id, position, product_id, product_name, sku, options, price, list_price, quantity, amount, warranty_months
      )
      select placed.id, position, "productId", "productName", sku, options, price, "listPrice", quantity, amount,
        coalesce((select p.warranty_months from products as p where p.id = "productId"), warranty)
      from placed, rows from (
        jsonb_to_recordset(new_lines) as (
          "productId" integer, "productName" text, sku text, options jsonb, price bigint, "listPrice" bigint,
          quantity integer, amount bigint
        )
      ) with ordinality as l (
        "productId", "productName", sku, options, price, "listPrice", quantity, amount, position
      )
      returning order_lines.id, position
    ),
    extra as (
      insert into order_extra_lines (order_id, label, total)
      select placed.id, label, total from placed, jsonb_to_recordset(new_extra_lines) as e (label text, total bigint)
    ),
    noted as (
      insert into order_history (order_id, at, event, status, actor_id)
      select placed.id, order_date, 'placed', status, placed_by from placed
    )
  select placed.id, (select array_agg(stored.id order by position) from stored) from placed;
end
$$;

-- The cart becomes an order. What it costs was decided from rows that were read before; if they have changed, the call
-- fails as a serialization failure and the caller reads and decides again. Lock order: cart, products by id, counter.
-- Null: the idempotency key was used before.
create function place_order(given jsonb) returns jsonb language plpgsql as $$
declare
  buyer integer := (given -> 'order' ->> 'clientId')::integer;
  new_id integer := nextval(pg_get_serial_sequence('orders', 'id'));
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
  perform from products where id in (select product_id from cart_lines where cart_id = cart)
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
        select product_id, sum(quantity)::integer as units from cart_lines
        where cart_id = cart and reserved = 0 group by product_id
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
  update carts set reserved_until = null, updated_at = now() where id = cart;

  -- From here on all other orders wait for the number series.
  select * into taken from take_number('ORDEN');
  select * into stored from insert_order(
    given -> 'order' || jsonb_build_object(
      'id', new_id, 'number', taken.number, 'seriesId', taken.series_id, 'sequence', taken.sequence
    ),
    given -> 'lines', given -> 'extraLines', (given ->> 'warrantyMonths')::integer
  );
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


-- Gives a locked cart its wanted lines, with at most one new line, and reserves or releases the difference in units. Fails
-- as a whole where a product is short: for good if the customer asked for its units; otherwise the caller plans again.
-- The rows that others wait for come last.
create function hold_lines(cart integer, actor integer, holding jsonb) returns jsonb language plpgsql as $$
declare
  added integer;
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
  insert into cart_lines (cart_id, product_id, options, quantity, reserved, seen_price, seen_currency)
  select cart, "productId", chosen, quantity, reserved, "seenPrice", "seenCurrency"
  from jsonb_to_recordset(holding -> 'lines') as w (
    id integer, "productId" integer, chosen jsonb, quantity integer, reserved integer, "seenPrice" bigint,
    "seenCurrency" text
  )
  where id is null
  returning id into added;
  update carts set reserved_until = (holding ->> 'until')::timestamptz, updated_at = now() where id = cart;

  if jsonb_array_length(holding -> 'takes') > 1 then
    perform from products
    where id in (select "productId" from jsonb_to_recordset(holding -> 'takes') as t ("productId" integer))
    order by id for no key update;
  end if;
  with takes as (
      select * from jsonb_to_recordset(holding -> 'takes') as t ("productId" integer, units integer, optional boolean)
    ),
    moved as (
      update products set stock = stock - units from takes
      where id = "productId" and stock >= units and (enable or units < 0)
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
    raise exception 'a product has fewer units than were asked for'
      using errcode = case when short.is_optional then '40001' else 'TC001' end, detail = short.id;
  end if;
  return jsonb_build_object('addedId', added, 'stocks', short.stocks);
end
$$;

-- Changes the cart of an account if it still has the lines that the change was planned for. Null: the idempotency key was
-- used before.
create function change_cart(change jsonb) returns jsonb language plpgsql as $$
declare
  owner integer := (change ->> 'userId')::integer;
  cart integer;
begin
  if change -> 'call' ->> 'key' is not null then
    insert into idempotency_keys (user_id, scope, key, request_hash, response_status, response)
    select owner, scope, key, decode("requestHash", 'hex'), 201, '{}'
    from jsonb_to_record(change -> 'call') as c (scope text, key text, "requestHash" text)
    on conflict do nothing;
    if not found then
      return null;
    end if;
  end if;
  select id into cart from carts where user_id = owner for no key update;
  if not found then
    insert into carts (user_id) values (owner)
    on conflict (user_id) do update set updated_at = now() returning id into cart;
  end if;
  if change -> 'cart' is distinct from (
    select coalesce(jsonb_agg(jsonb_build_array(id, quantity, reserved) order by id), '[]') from cart_lines
    where cart_id = cart
  ) then
    raise exception 'the cart has changed since it was read' using errcode = 'serialization_failure';
  end if;
  return hold_lines(cart, owner, change);
end
$$;


-- A mail may be stored as what it tells of, and be written when it is sent.
ALTER TABLE "outbox" ADD COLUMN "facts" jsonb;
ALTER TABLE "outbox" ADD COLUMN "written_attempt" integer;

-- A version that does not know facts would send an empty mail: while it runs beside this one, it gets none of these.
create function keep_unwritten_mail() returns trigger language plpgsql as $$
begin
  return null;
end
$$;

create trigger outbox_claimed_by_writer before update of state on outbox
  for each row when (
    new.state = 'sending' and new.facts is not null and new.written_attempt is distinct from new.attempts
  ) execute function keep_unwritten_mail();
