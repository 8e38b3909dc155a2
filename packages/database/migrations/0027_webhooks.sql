-- Events of the shop for other programs (platform.md#webhooks). Written by triggers, in the transaction of the change: no
-- change is missed whoever makes it, none is told that was rolled back, and no request makes another round trip.
CREATE TABLE "webhook_events" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "webhook_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"event_id" uuid NOT NULL,
	"webhook_id" integer NOT NULL,
	"type" varchar(40) NOT NULL,
	"object" varchar(16) NOT NULL,
	"object_id" integer NOT NULL,
	"data" jsonb NOT NULL,
	"state" varchar(12) DEFAULT 'pending' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_attempt_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"lease_until" timestamp (3) with time zone,
	"failure" varchar(12),
	"failure_detail" varchar(200),
	"answer_status" integer,
	"answer_body" varchar(1000),
	"delivered_at" timestamp (3) with time zone,
	"resent_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "webhook_events_once" UNIQUE("webhook_id","event_id"),
	CONSTRAINT "webhook_events_type_known" CHECK ("webhook_events"."type" in ('order.placed', 'order.paid', 'order.status_changed', 'order.cancelled', 'order.returned', 'product.changed', 'product.stock_changed', 'product.price_changed', 'service_order.placed', 'service_order.status_changed', 'service_order.quote_answered', 'reset_sale.placed', 'reset_sale.status_changed', 'customer.approved', 'webhook.test')),
	CONSTRAINT "webhook_events_object_known" CHECK ("webhook_events"."object" in ('order', 'product', 'service_order', 'reset_sale', 'customer', 'webhook')),
	CONSTRAINT "webhook_events_state_known" CHECK ("webhook_events"."state" in ('pending', 'sending', 'delivered', 'failed')),
	CONSTRAINT "webhook_events_failure_known" CHECK ("webhook_events"."failure" in ('status', 'redirect', 'timeout', 'connection', 'name', 'network', 'insecure', 'secret')),
	CONSTRAINT "webhook_events_attempts" CHECK ("webhook_events"."attempts" >= 0),
	CONSTRAINT "webhook_events_delivered_has_time" CHECK (("webhook_events"."state" = 'delivered') = ("webhook_events"."delivered_at" is not null)),
	CONSTRAINT "webhook_events_sending_has_lease" CHECK ("webhook_events"."state" <> 'sending' or "webhook_events"."lease_until" is not null)
);
CREATE TABLE "webhooks" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "webhooks_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" varchar(80) NOT NULL,
	"url" varchar(500) NOT NULL,
	"events" varchar(40)[] NOT NULL,
	"enable" boolean DEFAULT true NOT NULL,
	"disabled_reason" varchar(8),
	"secret" "bytea" NOT NULL,
	"previous_secret" "bytea",
	"previous_secret_until" timestamp (3) with time zone,
	"listening_since" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "webhooks_name_given" CHECK (btrim("webhooks"."name") <> ''),
	CONSTRAINT "webhooks_url_form" CHECK ("webhooks"."url" ~ '^https?://[^[:space:][:cntrl:]]+$'),
	CONSTRAINT "webhooks_events_known" CHECK ("webhooks"."events" <@ array['order.placed', 'order.paid', 'order.status_changed', 'order.cancelled', 'order.returned', 'product.changed', 'product.stock_changed', 'product.price_changed', 'service_order.placed', 'service_order.status_changed', 'service_order.quote_answered', 'reset_sale.placed', 'reset_sale.status_changed', 'customer.approved']::varchar[]),
	CONSTRAINT "webhooks_events_given" CHECK (cardinality("webhooks"."events") > 0),
	CONSTRAINT "webhooks_disabled_reason_known" CHECK ("webhooks"."disabled_reason" in ('gone', 'failing')),
	CONSTRAINT "webhooks_disabled_reason_fits" CHECK ("webhooks"."disabled_reason" is null or not "webhooks"."enable"),
	CONSTRAINT "webhooks_previous_secret_whole" CHECK (num_nulls("webhooks"."previous_secret", "webhooks"."previous_secret_until") in (0, 2))
);
ALTER TABLE "webhook_events" ADD CONSTRAINT "webhook_events_webhook_id_webhooks_id_fk" FOREIGN KEY ("webhook_id") REFERENCES "public"."webhooks"("id") ON DELETE no action ON UPDATE no action;
CREATE INDEX "webhook_events_due" ON "webhook_events" USING btree ("webhook_id","next_attempt_at") WHERE "webhook_events"."state" in ('pending', 'sending');
CREATE INDEX "webhook_events_waiting" ON "webhook_events" USING btree ("object","object_id","webhook_id","id") WHERE "webhook_events"."state" in ('pending', 'sending');
CREATE INDEX "webhook_events_state" ON "webhook_events" USING btree ("webhook_id","state","id");
CREATE INDEX "webhook_events_created_at" ON "webhook_events" USING btree ("created_at");


-- One id for all webhooks, so that a receiver of several recognizes the event.
create function queue_webhook_event(event text, about text, about_id integer, facts jsonb) returns void language sql as $$
  with made as materialized (select gen_random_uuid() as id)
  insert into webhook_events (event_id, webhook_id, type, object, object_id, data)
  select made.id, webhooks.id, event, about, about_id, facts from made, webhooks
  where webhooks.enable and event = any (webhooks.events)
$$;

-- Every trigger looks first whether anybody wants its events: without a webhook it costs a look at an empty table.
-- The facts have the names of the API and say nothing of persons beside the id of their account.

create function wire_amount(minor bigint) returns numeric language sql immutable parallel safe as $$
  select round(minor / 100.0, 2)
$$;

create function webhook_order_facts(about orders) returns jsonb language sql stable as $$
  select jsonb_build_object(
    'id', about.id,
    'noSellOrden', coalesce(about.number, 'INVALIDO'),
    'orderDate', to_char(about.order_date at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
    'status', about.status,
    'step', (select step from deliveries where order_id = about.id),
    'channel', about.channel,
    'currency', about.currency,
    'subtotal', wire_amount(about.subtotal),
    'total', wire_amount(about.total),
    'paid', wire_amount(coalesce(
      (select sum(amount) from payments where order_id = about.id and state = 'verified'), 0
    )::bigint),
    'clientId', about.client_id
  )
$$;

-- Fires when the whole statement is done: the lines are there. The number comes later in the same transaction.
create function queue_order_placed() returns trigger language plpgsql as $$
begin
  if exists (select from webhooks where enable and 'order.placed' = any (events)) then
    perform queue_webhook_event('order.placed', 'order', new.id, webhook_order_facts(new) || jsonb_build_object('items', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'productId', product_id, 'sku', sku, 'quantity', quantity, 'price', wire_amount(price), 'amount', wire_amount(amount)
      ) order by position), '[]')
      from order_lines where order_id = new.id
    )));
  end if;
  return null;
end
$$;

create trigger orders_webhook_placed after insert on orders
  for each row execute function queue_order_placed();

-- Arguments: the object, and the name of its number in the facts.
create function number_webhook_event() returns trigger language plpgsql as $$
begin
  if exists (select from webhooks where enable) then
    update webhook_events set data = data || jsonb_build_object(
      tg_argv[1], case tg_argv[0] when 'order' then to_jsonb(new) -> 'number' else to_jsonb(new) -> 'order_num' end
    )
    where object = tg_argv[0] and object_id = new.id and state = 'pending' and attempts = 0;
  end if;
  return null;
end
$$;

create trigger orders_webhook_number after update of number on orders
  for each row when (old.number is null and new.number is not null)
  execute function number_webhook_event('order', 'noSellOrden');
create trigger service_orders_webhook_number after update of order_num on service_orders
  for each row when (old.order_num is null and new.order_num is not null)
  execute function number_webhook_event('service_order', 'orderNum');

create function queue_order_status() returns trigger language plpgsql as $$
declare
  event text := case new.status when 'CANCELADA' then 'order.cancelled' else 'order.status_changed' end;
begin
  if exists (select from webhooks where enable and event = any (events)) then
    perform queue_webhook_event(event, 'order', new.id, webhook_order_facts(new) || jsonb_build_object(
      'previous', jsonb_build_object('status', old.status)
    ));
  end if;
  return null;
end
$$;

create trigger orders_webhook_status after update of status on orders
  for each row when (new.status is distinct from old.status) execute function queue_order_status();

-- From other tables the order is locked first, so that ids follow its changes. Every use case holds the lock already.
create function queue_order_step() returns trigger language plpgsql as $$
declare
  about orders;
begin
  if exists (select from webhooks where enable and 'order.status_changed' = any (events)) then
    select * into about from orders where id = new.order_id for no key update;
    perform queue_webhook_event('order.status_changed', 'order', new.order_id, webhook_order_facts(about) || jsonb_build_object(
      'previous', jsonb_build_object('step', case tg_op when 'UPDATE' then old.step end)
    ));
  end if;
  return null;
end
$$;

create trigger deliveries_webhook_first_step after insert on deliveries
  for each row execute function queue_order_step();
create trigger deliveries_webhook_step after update of step on deliveries
  for each row when (new.step is distinct from old.step) execute function queue_order_step();

-- Paid is the moment in which verified payments reach the total.
create function queue_order_paid() returns trigger language plpgsql as $$
declare
  about orders;
  paid bigint;
  paid_before bigint;
begin
  if exists (select from webhooks where enable and 'order.paid' = any (events)) then
    select * into about from orders where id = new.order_id for no key update;
    select coalesce(sum(amount), 0) into paid from payments where order_id = new.order_id and state = 'verified';
    paid_before := paid - case new.state when 'verified' then new.amount else 0 end;
    if tg_op = 'UPDATE' then
      paid_before := paid_before + case old.state when 'verified' then old.amount else 0 end;
    end if;
    if paid >= about.total and paid_before < about.total then
      perform queue_webhook_event('order.paid', 'order', about.id, webhook_order_facts(about));
    end if;
  end if;
  return null;
end
$$;

create trigger payments_webhook_entered after insert on payments
  for each row when (new.state = 'verified') execute function queue_order_paid();
create trigger payments_webhook_judged after update of state, amount on payments
  for each row when (new.state = 'verified') execute function queue_order_paid();

create function queue_order_returned() returns trigger language plpgsql as $$
declare
  about orders;
begin
  if exists (select from webhooks where enable and 'order.returned' = any (events)) then
    select * into about from orders where id = new.order_id for no key update;
    perform queue_webhook_event('order.returned', 'order', about.id, webhook_order_facts(about) || jsonb_build_object(
      'return', jsonb_build_object('id', new.id, 'kind', new.kind, 'reason', new.reason, 'items', (
        select coalesce(jsonb_agg(jsonb_build_object(
          'productId', bought.product_id, 'sku', bought.sku, 'quantity', back.quantity, 'outcome', back.outcome
        ) order by bought.position), '[]')
        from return_lines as back join order_lines as bought on bought.id = back.order_line_id
        where back.return_id = new.id
      ))
    ));
  end if;
  return null;
end
$$;

-- At commit: the lines are settled in the same transaction.
create constraint trigger order_returns_webhook_entered after insert on order_returns
  deferrable initially deferred for each row when (new.state = 'settled') execute function queue_order_returned();
create constraint trigger order_returns_webhook_settled after update of state on order_returns
  deferrable initially deferred for each row
  when (new.state = 'settled' and old.state is distinct from 'settled') execute function queue_order_returned();

create function queue_product_changed() returns trigger language plpgsql as $$
begin
  if exists (select from webhooks where enable and 'product.changed' = any (events)) then
    perform queue_webhook_event('product.changed', 'product', new.id, jsonb_build_object(
      'id', new.id, 'sku', new.sku, 'slug', new.slug, 'name', new.name, 'enable', new.enable, 'version', new.version,
      'change', case tg_op when 'INSERT' then 'created' else 'updated' end
    ));
  end if;
  return null;
end
$$;

-- Every edit raises the version, also one of pictures or categories alone.
create trigger products_webhook_created after insert on products
  for each row execute function queue_product_changed();
create trigger products_webhook_changed after update of version on products
  for each row when (new.version is distinct from old.version) execute function queue_product_changed();

create function queue_product_stock() returns trigger language plpgsql as $$
begin
  if exists (select from webhooks where enable and 'product.stock_changed' = any (events)) then
    perform queue_webhook_event('product.stock_changed', 'product', new.id, jsonb_build_object(
      'id', new.id, 'sku', new.sku, 'slug', new.slug, 'stock', new.stock,
      'previous', jsonb_build_object('stock', old.stock)
    ));
  end if;
  return null;
end
$$;

create trigger products_webhook_stock after update of stock on products
  for each row when (new.stock is distinct from old.stock) execute function queue_product_stock();

create function webhook_prices(about products) returns jsonb language sql stable as $$
  select jsonb_build_object(
    'price', wire_amount(about.price),
    'priceAlt', wire_amount(about.price_alt),
    'priceMayorista', wire_amount(about.price_mayorista),
    'priceMayoristaAlt', wire_amount(about.price_mayorista_alt),
    'compareAtPrice', wire_amount(about.compare_at_price)
  )
$$;

create function queue_product_price() returns trigger language plpgsql as $$
begin
  if exists (select from webhooks where enable and 'product.price_changed' = any (events)) then
    perform queue_webhook_event('product.price_changed', 'product', new.id,
      jsonb_build_object('id', new.id, 'sku', new.sku, 'slug', new.slug)
      || webhook_prices(new) || jsonb_build_object('previous', webhook_prices(old)));
  end if;
  return null;
end
$$;

create trigger products_webhook_price
  after update of price, price_alt, price_mayorista, price_mayorista_alt, compare_at_price on products
  for each row when (
    (new.price, new.price_alt, new.price_mayorista, new.price_mayorista_alt, new.compare_at_price)
    is distinct from (old.price, old.price_alt, old.price_mayorista, old.price_mayorista_alt, old.compare_at_price)
  ) execute function queue_product_price();

create function webhook_service_order_facts(about service_orders) returns jsonb language sql stable as $$
  select jsonb_build_object(
    'id', about.id,
    'orderNum', coalesce(about.order_num, 'INVALIDO'),
    'status', about.status,
    'serviceId', about.service_id,
    'brandId', about.brand_id,
    'model', about.model,
    'customerId', about.customer_id
  )
$$;

create function queue_service_order() returns trigger language plpgsql as $$
declare
  event text := case tg_op when 'INSERT' then 'service_order.placed' else 'service_order.status_changed' end;
begin
  if exists (select from webhooks where enable and event = any (events)) then
    perform queue_webhook_event(event, 'service_order', new.id, webhook_service_order_facts(new) || case tg_op
      when 'UPDATE' then jsonb_build_object('previous', jsonb_build_object('status', old.status)) else '{}' end);
  end if;
  return null;
end
$$;

create trigger service_orders_webhook_placed after insert on service_orders
  for each row execute function queue_service_order();
create trigger service_orders_webhook_status after update of status on service_orders
  for each row when (new.status is distinct from old.status) execute function queue_service_order();

create function queue_quote_answered() returns trigger language plpgsql as $$
declare
  about service_orders;
begin
  if exists (select from webhooks where enable and 'service_order.quote_answered' = any (events)) then
    select * into about from service_orders where id = new.service_order_id for no key update;
    perform queue_webhook_event('service_order.quote_answered', 'service_order', about.id,
      webhook_service_order_facts(about) || jsonb_build_object('quote', jsonb_build_object(
        'id', new.id, 'state', new.state, 'amount', wire_amount(new.amount), 'currency', new.currency
      )));
  end if;
  return null;
end
$$;

create trigger service_quotes_webhook_answered after update of state on service_quotes
  for each row when (new.state in ('accepted', 'rejected') and new.state is distinct from old.state)
  execute function queue_quote_answered();

create function queue_reset_sale() returns trigger language plpgsql as $$
declare
  event text := case tg_op when 'INSERT' then 'reset_sale.placed' else 'reset_sale.status_changed' end;
begin
  if exists (select from webhooks where enable and event = any (events)) then
    perform queue_webhook_event(event, 'reset_sale', new.id, jsonb_build_object(
      'id', new.id, 'resetId', new.reset_id, 'buyerId', new.buyer_id, 'plan', new.plan, 'precio', wire_amount(new.price),
      'status', case
        when new.key is not null then 'keySent'
        when new.hid is not null then 'hardwareIdReceived'
        when new.verified_at is not null then 'verified'
        when new.rejected_at is not null then 'rejected'
        else 'paid'
      end
    ));
  end if;
  return null;
end
$$;

create trigger reset_sales_webhook_placed after insert on reset_sales
  for each row execute function queue_reset_sale();
create trigger reset_sales_webhook_status after update of verified_at, rejected_at, hid, key on reset_sales
  for each row when (
    (new.verified_at is null, new.rejected_at is null, new.hid is null, new.key is null)
    is distinct from (old.verified_at is null, old.rejected_at is null, old.hid is null, old.key is null)
  ) execute function queue_reset_sale();

create function queue_customer_approved() returns trigger language plpgsql as $$
begin
  if exists (select from webhooks where enable and 'customer.approved' = any (events)) then
    perform queue_webhook_event('customer.approved', 'customer', new.user_id,
      jsonb_build_object('id', new.user_id, 'clicode', new.clicode));
  end if;
  return null;
end
$$;

create trigger profiles_webhook_created after insert on profiles
  for each row when (new.clicode <> 'NO APROBADO') execute function queue_customer_approved();
create trigger profiles_webhook_approved after update of clicode on profiles
  for each row when (old.clicode = 'NO APROBADO' and new.clicode <> 'NO APROBADO')
  execute function queue_customer_approved();
