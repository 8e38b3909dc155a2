-- Returns and repairs under warranty, what became of the goods, and refunds (selling.md#returns).
CREATE TABLE "order_returns" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "order_returns_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"number" varchar(40),
	"series_id" integer,
	"sequence" integer,
	"order_id" integer NOT NULL,
	"client_id" integer NOT NULL,
	"kind" varchar(8) NOT NULL,
	"reason" varchar(12) NOT NULL,
	"text" varchar(2000) DEFAULT '' NOT NULL,
	"state" varchar(12) DEFAULT 'asked' NOT NULL,
	"note" varchar(500) DEFAULT '' NOT NULL,
	"language" varchar(2) DEFAULT 'es' NOT NULL,
	"asked_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"decided_at" timestamp (3) with time zone,
	"decided_by" integer,
	"received_at" timestamp (3) with time zone,
	"settled_at" timestamp (3) with time zone,
	"settled_by" integer,
	"withdrawn_at" timestamp (3) with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "order_returns_sequence_unique" UNIQUE("series_id","sequence"),
	CONSTRAINT "order_returns_number_whole" CHECK (num_nulls("order_returns"."number", "order_returns"."series_id", "order_returns"."sequence") in (0, 3)),
	CONSTRAINT "order_returns_kind_known" CHECK ("order_returns"."kind" in ('return', 'warranty')),
	CONSTRAINT "order_returns_reason_known" CHECK ("order_returns"."reason" in ('defective', 'damaged', 'wrong', 'different', 'unwanted', 'another')),
	CONSTRAINT "order_returns_state_known" CHECK ("order_returns"."state" in ('asked', 'accepted', 'refused', 'received', 'settled', 'withdrawn')),
	CONSTRAINT "order_returns_language_form" CHECK ("order_returns"."language" ~ '^[a-z]{2}$'),
	CONSTRAINT "order_returns_decided_by_someone" CHECK (num_nulls("order_returns"."decided_at", "order_returns"."decided_by") in (0, 2)),
	CONSTRAINT "order_returns_settled_by_someone" CHECK (num_nulls("order_returns"."settled_at", "order_returns"."settled_by") in (0, 2)),
	CONSTRAINT "order_returns_decided" CHECK (("order_returns"."state" in ('accepted', 'received', 'settled', 'refused')) = ("order_returns"."decided_at" is not null)),
	CONSTRAINT "order_returns_received" CHECK (("order_returns"."state" in ('received', 'settled')) = ("order_returns"."received_at" is not null)),
	CONSTRAINT "order_returns_settled" CHECK (("order_returns"."state" = 'settled') = ("order_returns"."settled_at" is not null)),
	CONSTRAINT "order_returns_withdrawn" CHECK (("order_returns"."state" = 'withdrawn') = ("order_returns"."withdrawn_at" is not null))
);

CREATE TABLE "refunds" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "refunds_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"return_id" integer NOT NULL,
	"amount" bigint NOT NULL,
	"currency" varchar(3) NOT NULL,
	"method" varchar(12) NOT NULL,
	"transaction_code_id" integer,
	"code_purpose" varchar(8) DEFAULT 'refund' NOT NULL,
	"refunded_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"refunded_by" integer NOT NULL,
	CONSTRAINT "refunds_one_per_return" UNIQUE("return_id"),
	CONSTRAINT "refunds_code_unique" UNIQUE("transaction_code_id"),
	CONSTRAINT "refunds_code_purpose" CHECK ("refunds"."code_purpose" = 'refund'),
	CONSTRAINT "refunds_amount" CHECK ("refunds"."amount" > 0)
);

CREATE TABLE "return_lines" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "return_lines_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"return_id" integer NOT NULL,
	"order_line_id" integer NOT NULL,
	"quantity" integer NOT NULL,
	"outcome" varchar(8),
	"service_order_id" integer,
	CONSTRAINT "return_lines_line_unique" UNIQUE("return_id","order_line_id"),
	CONSTRAINT "return_lines_service_order_unique" UNIQUE("service_order_id"),
	CONSTRAINT "return_lines_quantity" CHECK ("return_lines"."quantity" between 1 and 99),
	CONSTRAINT "return_lines_outcome_known" CHECK ("return_lines"."outcome" in ('stock', 'scrap', 'repair')),
	CONSTRAINT "return_lines_repair_has_order" CHECK (("return_lines"."outcome" is not distinct from 'repair') = ("return_lines"."service_order_id" is not null))
);

CREATE TABLE "return_photos" (
	"return_id" integer NOT NULL,
	"position" integer NOT NULL,
	"file" varchar(128) NOT NULL,
	CONSTRAINT "return_photos_return_id_position_pk" PRIMARY KEY("return_id","position"),
	CONSTRAINT "return_photos_file_unique" UNIQUE("file"),
	CONSTRAINT "return_photos_four" CHECK ("return_photos"."position" between 1 and 4)
);

ALTER TABLE "files" DROP CONSTRAINT "files_kind_known";
ALTER TABLE "files" DROP CONSTRAINT "files_private_kinds";
ALTER TABLE "transaction_codes" DROP CONSTRAINT "transaction_codes_purpose_known";
ALTER TABLE "stock_moves" DROP CONSTRAINT "stock_moves_kind_known";
ALTER TABLE "stock_moves" DROP CONSTRAINT "stock_moves_pockets";
ALTER TABLE "stock_moves" DROP CONSTRAINT "stock_moves_order_known";
-- What was bought before has the warranty that a new shop starts with.
ALTER TABLE "order_lines" ADD COLUMN "warranty_months" integer DEFAULT 12 NOT NULL;
ALTER TABLE "order_lines" ALTER COLUMN "warranty_months" SET DEFAULT 0;
ALTER TABLE "products" ADD COLUMN "warranty_months" integer;
ALTER TABLE "stock_moves" ADD COLUMN "return_id" integer;
ALTER TABLE "order_returns" ADD CONSTRAINT "order_returns_series_id_number_series_id_fk" FOREIGN KEY ("series_id") REFERENCES "public"."number_series"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "order_returns" ADD CONSTRAINT "order_returns_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "order_returns" ADD CONSTRAINT "order_returns_client_id_users_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "order_returns" ADD CONSTRAINT "order_returns_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "order_returns" ADD CONSTRAINT "order_returns_settled_by_users_id_fk" FOREIGN KEY ("settled_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_return_id_order_returns_id_fk" FOREIGN KEY ("return_id") REFERENCES "public"."order_returns"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_currency_currencies_code_fk" FOREIGN KEY ("currency") REFERENCES "public"."currencies"("code") ON DELETE no action ON UPDATE no action;
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_method_payment_methods_code_fk" FOREIGN KEY ("method") REFERENCES "public"."payment_methods"("code") ON DELETE no action ON UPDATE no action;
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_refunded_by_users_id_fk" FOREIGN KEY ("refunded_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_code_of_refunds" FOREIGN KEY ("transaction_code_id","code_purpose") REFERENCES "public"."transaction_codes"("id","purpose") ON DELETE no action ON UPDATE no action;
ALTER TABLE "return_lines" ADD CONSTRAINT "return_lines_return_id_order_returns_id_fk" FOREIGN KEY ("return_id") REFERENCES "public"."order_returns"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "return_lines" ADD CONSTRAINT "return_lines_order_line_id_order_lines_id_fk" FOREIGN KEY ("order_line_id") REFERENCES "public"."order_lines"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "return_lines" ADD CONSTRAINT "return_lines_service_order_id_service_orders_id_fk" FOREIGN KEY ("service_order_id") REFERENCES "public"."service_orders"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "return_photos" ADD CONSTRAINT "return_photos_return_id_order_returns_id_fk" FOREIGN KEY ("return_id") REFERENCES "public"."order_returns"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "return_photos" ADD CONSTRAINT "return_photos_file_files_name_fk" FOREIGN KEY ("file") REFERENCES "public"."files"("name") ON DELETE no action ON UPDATE cascade;
CREATE UNIQUE INDEX "order_returns_number_unique" ON "order_returns" USING btree ("number");
CREATE INDEX "order_returns_order" ON "order_returns" USING btree ("order_id");
CREATE INDEX "order_returns_client" ON "order_returns" USING btree ("client_id","asked_at");
CREATE INDEX "order_returns_state" ON "order_returns" USING btree ("state","asked_at");
CREATE INDEX "order_returns_settled_at" ON "order_returns" USING btree ("settled_at") WHERE "order_returns"."settled_at" is not null;
CREATE INDEX "refunds_at" ON "refunds" USING btree ("refunded_at");
CREATE INDEX "return_lines_order_line" ON "return_lines" USING btree ("order_line_id");
ALTER TABLE "stock_moves" ADD CONSTRAINT "stock_moves_return_id_order_returns_id_fk" FOREIGN KEY ("return_id") REFERENCES "public"."order_returns"("id") ON DELETE no action ON UPDATE no action;
CREATE INDEX "stock_moves_return" ON "stock_moves" USING btree ("return_id") WHERE "stock_moves"."return_id" is not null;
ALTER TABLE "files" ADD CONSTRAINT "files_kind_known" CHECK ("files"."kind" in ('avatar', 'picture', 'banner', 'document', 'reset', 'service-photo', 'receipt', 'return-photo', 'site'));
ALTER TABLE "files" ADD CONSTRAINT "files_private_kinds" CHECK ("files"."kind" not in ('reset', 'service-photo', 'receipt', 'return-photo') or "files"."visibility" = 'private');
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_warranty" CHECK ("order_lines"."warranty_months" between 0 and 120);
ALTER TABLE "transaction_codes" ADD CONSTRAINT "transaction_codes_purpose_known" CHECK ("transaction_codes"."purpose" in ('order', 'reset', 'refund'));
ALTER TABLE "products" ADD CONSTRAINT "products_warranty" CHECK ("products"."warranty_months" between 0 and 120);
ALTER TABLE "stock_moves" ADD CONSTRAINT "stock_moves_return_known" CHECK (("stock_moves"."kind" = 'restocked') = ("stock_moves"."return_id" is not null));
ALTER TABLE "stock_moves" ADD CONSTRAINT "stock_moves_kind_known" CHECK ("stock_moves"."kind" in ('received', 'adjusted', 'reserved', 'released', 'sold', 'returned', 'restocked'));
ALTER TABLE "stock_moves" ADD CONSTRAINT "stock_moves_pockets" CHECK (case "stock_moves"."kind"
        when 'received' then "stock_moves"."quantity" > 0 and "stock_moves"."available_change" = "stock_moves"."quantity" and "stock_moves"."reserved_change" = 0
        when 'adjusted' then "stock_moves"."quantity" <> 0 and "stock_moves"."available_change" = "stock_moves"."quantity" and "stock_moves"."reserved_change" = 0
        when 'reserved' then "stock_moves"."quantity" > 0 and "stock_moves"."available_change" = -"stock_moves"."quantity" and "stock_moves"."reserved_change" = "stock_moves"."quantity"
        when 'released' then "stock_moves"."quantity" > 0 and "stock_moves"."available_change" = "stock_moves"."quantity" and "stock_moves"."reserved_change" = -"stock_moves"."quantity"
        when 'sold' then "stock_moves"."quantity" > 0 and "stock_moves"."available_change" + "stock_moves"."reserved_change" = -"stock_moves"."quantity" and 0 in ("stock_moves"."available_change", "stock_moves"."reserved_change")
        when 'restocked' then "stock_moves"."quantity" > 0 and "stock_moves"."available_change" = "stock_moves"."quantity" and "stock_moves"."reserved_change" = 0
        when 'returned' then "stock_moves"."quantity" > 0 and "stock_moves"."available_change" = "stock_moves"."quantity" and "stock_moves"."reserved_change" = 0
      end);
ALTER TABLE "stock_moves" ADD CONSTRAINT "stock_moves_order_known" CHECK ("stock_moves"."kind" not in ('sold', 'returned', 'restocked') or "stock_moves"."order_id" is not null);


create trigger order_returns_of_open_accounts before insert on order_returns
  for each row execute function refuse_row_of_closed_account('client_id');

-- A return goes forward only.
create function refuse_return_step() returns trigger language plpgsql as $$
begin
  if not (old.state, new.state) in (
    ('asked', 'accepted'), ('asked', 'refused'), ('asked', 'withdrawn'), ('accepted', 'refused'),
    ('accepted', 'received'), ('received', 'settled')
  ) then
    raise exception 'return % is % and cannot become %', old.id, old.state, new.state
      using errcode = 'check_violation', table = tg_table_name, constraint = 'order_returns_forward';
  end if;
  return new;
end
$$;
create trigger order_returns_forward before update of state on order_returns
  for each row when (new.state is distinct from old.state) execute function refuse_return_step();

-- No more units than were bought. The order is locked, so that two requests at once are counted one after the other. What
-- was repaired is the buyer's again.
create function refuse_excess_return_line() returns trigger language plpgsql as $$
declare
  bought integer;
  taken bigint;
begin
  perform from orders where id = (select order_id from order_returns where id = new.return_id) for no key update;
  select l.quantity into bought from order_lines as l join order_returns as r on r.order_id = l.order_id
  where l.id = new.order_line_id and r.id = new.return_id;
  select coalesce(sum(l.quantity), 0) into taken from return_lines as l join order_returns as r on r.id = l.return_id
  where l.order_line_id = new.order_line_id and r.state not in ('refused', 'withdrawn')
    and l.outcome is distinct from 'repair';
  if bought is null or taken + new.quantity > bought then
    raise exception 'return % has more units than order line % has left', new.return_id, new.order_line_id
      using errcode = 'check_violation', table = tg_table_name, constraint = 'return_lines_within_bought';
  end if;
  return new;
end
$$;
create trigger return_lines_within_bought before insert on return_lines
  for each row execute function refuse_excess_return_line();

-- What a line says stays, but for its outcome, which is written once.
create function keep_return_line() returns trigger language plpgsql as $$
begin
  if old.outcome is not null or (new.return_id, new.order_line_id, new.quantity)
    is distinct from (old.return_id, old.order_line_id, old.quantity)
  then
    raise exception 'line % of a return is settled', old.id
      using errcode = 'check_violation', table = tg_table_name, constraint = 'return_lines_settled_once';
  end if;
  return new;
end
$$;
create trigger return_lines_settled_once before update on return_lines
  for each row execute function keep_return_line();

-- No more than was paid, without what was refunded before; in the currency of the order.
create function refuse_excess_refund() returns trigger language plpgsql as $$
declare
  refunded_order record;
  paid bigint;
  refunded bigint;
begin
  select id, currency into refunded_order from orders
  where id = (select order_id from order_returns where id = new.return_id) for no key update;
  select coalesce(sum(amount), 0) into paid from payments
  where order_id = refunded_order.id and state = 'verified' and currency = new.currency;
  select coalesce(sum(f.amount), 0) into refunded from refunds as f join order_returns as r on r.id = f.return_id
  where r.order_id = refunded_order.id;
  if refunded_order.currency <> new.currency or refunded + new.amount > paid then
    raise exception 'order % refunds more than was paid', refunded_order.id
      using errcode = 'check_violation', table = tg_table_name, constraint = 'refunds_within_paid';
  end if;
  return new;
end
$$;
create trigger refunds_within_paid before insert on refunds
  for each row execute function refuse_excess_refund();
create trigger refunds_appended_only before update or delete on refunds
  for each row execute function refuse_rewriting();

-- A payment that was refunded stays verified.
create function refuse_unpaid_refund() returns trigger language plpgsql as $$
declare
  paid bigint;
  refunded bigint;
begin
  select coalesce(sum(f.amount), 0) into refunded from refunds as f join order_returns as r on r.id = f.return_id
  where r.order_id = new.order_id;
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
create trigger payments_cover_refunds before update of state, amount on payments
  for each row when (old.state = 'verified' and (new.state <> 'verified' or new.amount < old.amount))
  execute function refuse_unpaid_refund();

-- Goods of a return come back to stock once, and no more of them than its lines say.
create function refuse_excess_restock() returns trigger language plpgsql as $$
declare
  settled bigint;
  restocked bigint;
begin
  perform from order_returns where id = new.return_id for no key update;
  select coalesce(sum(l.quantity), 0) into settled from return_lines as l
  join order_lines as o on o.id = l.order_line_id join order_returns as r on r.id = l.return_id
  where l.return_id = new.return_id and l.outcome = 'stock' and o.product_id = new.product_id
    and r.order_id = new.order_id;
  select coalesce(sum(quantity), 0) into restocked from stock_moves
  where return_id = new.return_id and product_id = new.product_id;
  if restocked + new.quantity > settled then
    raise exception 'return % restocks more of product % than came back', new.return_id, new.product_id
      using errcode = 'check_violation', table = tg_table_name, constraint = 'stock_moves_restocked_once';
  end if;
  return new;
end
$$;
create trigger stock_moves_restocked_once before insert on stock_moves
  for each row when (new.kind = 'restocked') execute function refuse_excess_restock();
