-- Stores an order with its lines and the first entry of its history, in one statement: the trigger of the webhooks sees
-- the lines. Names as in the code; `id` and the number may be missing.
create or replace function insert_order(new_order jsonb, new_lines jsonb, new_extra_lines jsonb, warranty integer)
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
