-- Reasons of staff, discounts, voided sales, payments of repairs and barcodes (selling.md#unpaid-orders, #discounts,
-- #voided-sales, workshop.md#payments).
CREATE TABLE "service_payments" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "service_payments_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"service_order_id" integer NOT NULL,
	"kind" varchar(8) NOT NULL,
	"amount" bigint NOT NULL,
	"currency" varchar(3) NOT NULL,
	"method" varchar(12),
	"transaction_code_id" integer,
	"code_purpose" varchar(8) DEFAULT 'service' NOT NULL,
	"received_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"received_by" integer NOT NULL,
	CONSTRAINT "service_payments_code_unique" UNIQUE("transaction_code_id"),
	CONSTRAINT "service_payments_kind_known" CHECK ("service_payments"."kind" in ('deposit', 'payment')),
	CONSTRAINT "service_payments_code_purpose" CHECK ("service_payments"."code_purpose" = 'service'),
	CONSTRAINT "service_payments_amount" CHECK ("service_payments"."amount" > 0)
);

ALTER TABLE "order_extra_lines" DROP CONSTRAINT "order_extra_lines_total";
ALTER TABLE "order_history" DROP CONSTRAINT "order_history_event_known";
ALTER TABLE "orders" DROP CONSTRAINT "orders_amounts";
ALTER TABLE "transaction_codes" DROP CONSTRAINT "transaction_codes_purpose_known";
ALTER TABLE "service_order_history" DROP CONSTRAINT "service_order_history_event_known";
ALTER TABLE "refunds" ALTER COLUMN "return_id" DROP NOT NULL;
ALTER TABLE "order_lines" ADD COLUMN "list_price" bigint;
ALTER TABLE "orders" ADD COLUMN "discount_reason" varchar(500);
ALTER TABLE "products" ADD COLUMN "barcode" varchar(64);
ALTER TABLE "refunds" ADD COLUMN "order_id" integer;
ALTER TABLE "refunds" ADD COLUMN "service_order_id" integer;
ALTER TABLE "service_payments" ADD CONSTRAINT "service_payments_service_order_id_service_orders_id_fk" FOREIGN KEY ("service_order_id") REFERENCES "public"."service_orders"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "service_payments" ADD CONSTRAINT "service_payments_currency_currencies_code_fk" FOREIGN KEY ("currency") REFERENCES "public"."currencies"("code") ON DELETE no action ON UPDATE no action;
ALTER TABLE "service_payments" ADD CONSTRAINT "service_payments_method_payment_methods_code_fk" FOREIGN KEY ("method") REFERENCES "public"."payment_methods"("code") ON DELETE no action ON UPDATE no action;
ALTER TABLE "service_payments" ADD CONSTRAINT "service_payments_received_by_users_id_fk" FOREIGN KEY ("received_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "service_payments" ADD CONSTRAINT "service_payments_code_of_repairs" FOREIGN KEY ("transaction_code_id","code_purpose") REFERENCES "public"."transaction_codes"("id","purpose") ON DELETE no action ON UPDATE no action;
CREATE INDEX "service_payments_order" ON "service_payments" USING btree ("service_order_id","id");
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_service_order_id_service_orders_id_fk" FOREIGN KEY ("service_order_id") REFERENCES "public"."service_orders"("id") ON DELETE no action ON UPDATE no action;
CREATE UNIQUE INDEX "order_extra_lines_one_discount" ON "order_extra_lines" USING btree ("order_id") WHERE "order_extra_lines"."label" = 'Descuento';
CREATE UNIQUE INDEX "products_barcode_unique" ON "products" USING btree (lower("barcode"));
CREATE INDEX "refunds_order" ON "refunds" USING btree ("order_id");
CREATE INDEX "refunds_service_order" ON "refunds" USING btree ("service_order_id");
ALTER TABLE "order_extra_lines" ADD CONSTRAINT "order_extra_lines_total" CHECK (("order_extra_lines"."label" = 'Descuento') = ("order_extra_lines"."total" < 0));
ALTER TABLE "order_history" ADD CONSTRAINT "order_history_event_known" CHECK ("order_history"."event" in ('placed', 'status', 'answer', 'payment', 'number', 'edit', 'expired', 'reason'));
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_list_price" CHECK ("order_lines"."list_price" > "order_lines"."price");
ALTER TABLE "orders" ADD CONSTRAINT "orders_discount_reason_given" CHECK (btrim("orders"."discount_reason") <> '');
ALTER TABLE "orders" ADD CONSTRAINT "orders_amounts" CHECK ("orders"."subtotal" >= 0 and "orders"."total" >= 0 and ("orders"."total" >= "orders"."subtotal" or "orders"."discount_reason" is not null));
ALTER TABLE "transaction_codes" ADD CONSTRAINT "transaction_codes_purpose_known" CHECK ("transaction_codes"."purpose" in ('order', 'reset', 'refund', 'service'));
ALTER TABLE "products" ADD CONSTRAINT "products_barcode_form" CHECK ("products"."barcode" ~ '^[[:graph:]]+$');
-- Refunds so far are of returns.
alter table refunds disable trigger refunds_appended_only;
update refunds set order_id = order_returns.order_id from order_returns where order_returns.id = return_id;
alter table refunds enable trigger refunds_appended_only;
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_of_one" CHECK (num_nonnulls("refunds"."order_id", "refunds"."service_order_id") = 1);
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_return_has_order" CHECK ("refunds"."return_id" is null or "refunds"."order_id" is not null);
ALTER TABLE "service_order_history" ADD CONSTRAINT "service_order_history_event_known" CHECK ("service_order_history"."event" in ('requested', 'status', 'answer', 'quote', 'accepted', 'rejected', 'number', 'claimed', 'payment', 'refund'));


-- Deposits so far were taken with the device; nobody wrote down how they were paid.
insert into service_payments (service_order_id, kind, amount, currency, received_at, received_by)
select id, 'deposit', deposit, deposit_currency, fecha,
  coalesce(received_by, (select min(id) from users where role = 'admin'))
from service_orders where deposit is not null;

create trigger service_payments_appended_only before update or delete on service_payments
  for each row execute function refuse_rewriting();

-- An unpaid order is completed with a reason. Those from before have this one.
insert into order_history (order_id, at, event, status, note)
select id, completed_at, 'reason', 'COMPLETADA', 'Se completó sin pago antes de que se pidiera un motivo.' from orders
where status = 'COMPLETADA' and total > (
  select coalesce(sum(amount), 0) from payments where order_id = orders.id and state = 'verified'
);

-- No more than was paid, without what was refunded before; in the currency of the order. A return says which order.
create or replace function refuse_excess_refund() returns trigger language plpgsql as $$
declare
  expected varchar;
  paid bigint;
  refunded bigint;
begin
  if new.return_id is not null then
    select order_id into new.order_id from order_returns where id = new.return_id;
  end if;
  if new.service_order_id is not null then
    perform from service_orders where id = new.service_order_id for no key update;
    expected := new.currency;
    select coalesce(sum(amount), 0) into paid from service_payments
    where service_order_id = new.service_order_id and currency = new.currency;
    select coalesce(sum(amount), 0) into refunded from refunds
    where service_order_id = new.service_order_id and currency = new.currency;
  else
    select currency into expected from orders where id = new.order_id for no key update;
    select coalesce(sum(amount), 0) into paid from payments
    where order_id = new.order_id and state = 'verified' and currency = new.currency;
    select coalesce(sum(amount), 0) into refunded from refunds where order_id = new.order_id;
  end if;
  if expected <> new.currency or refunded + new.amount > paid then
    raise exception 'more is refunded than was paid'
      using errcode = 'check_violation', table = tg_table_name, constraint = 'refunds_within_paid';
  end if;
  return new;
end
$$;

-- A payment that was refunded stays verified.
create or replace function refuse_unpaid_refund() returns trigger language plpgsql as $$
declare
  paid bigint;
  refunded bigint;
begin
  select coalesce(sum(amount), 0) into refunded from refunds where order_id = new.order_id;
  select coalesce(sum(amount), 0) into paid from payments
  where order_id = new.order_id and state = 'verified' and id <> new.id;
  if new.state = 'verified' then
    paid := paid + new.amount;
  end if;
  if refunded > paid then
    raise exception 'payment % was refunded', new.id
      using errcode = 'check_violation', table = tg_table_name, constraint = 'payments_cover_refunds';
  end if;
  return new;
end
$$;
