-- Quotes with parts and labour, messages, devices left at the counter, warranty of repairs. Older quotes stay one amount
-- with a note; older repairs have no warranty.
CREATE TABLE "service_quote_lines" (
	"quote_id" integer NOT NULL,
	"position" integer NOT NULL,
	"kind" varchar(8) NOT NULL,
	"description" varchar(200) NOT NULL,
	"quantity" integer DEFAULT 1 NOT NULL,
	"price" bigint NOT NULL,
	CONSTRAINT "service_quote_lines_quote_id_position_pk" PRIMARY KEY("quote_id","position"),
	CONSTRAINT "service_quote_lines_kind_known" CHECK ("service_quote_lines"."kind" in ('part', 'labour')),
	CONSTRAINT "service_quote_lines_description_given" CHECK (btrim("service_quote_lines"."description") <> ''),
	CONSTRAINT "service_quote_lines_quantity" CHECK ("service_quote_lines"."quantity" between 1 and 99),
	CONSTRAINT "service_quote_lines_price" CHECK ("service_quote_lines"."price" >= 0)
);

CREATE TABLE "service_message_photos" (
	"message_id" integer NOT NULL,
	"position" integer NOT NULL,
	"file" varchar(128) NOT NULL,
	CONSTRAINT "service_message_photos_message_id_position_pk" PRIMARY KEY("message_id","position"),
	CONSTRAINT "service_message_photos_file_unique" UNIQUE("file"),
	CONSTRAINT "service_message_photos_four" CHECK ("service_message_photos"."position" between 1 and 4)
);

CREATE TABLE "service_messages" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "service_messages_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"service_order_id" integer NOT NULL,
	"author" varchar(8) NOT NULL,
	"actor_id" integer,
	"text" varchar(2000) DEFAULT '' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "service_messages_author_known" CHECK ("service_messages"."author" in ('customer', 'staff')),
	CONSTRAINT "service_messages_staff_known" CHECK ("service_messages"."author" <> 'staff' or "service_messages"."actor_id" is not null)
);

ALTER TABLE "service_order_history" DROP CONSTRAINT "service_order_history_event_known";
ALTER TABLE "service_orders" ALTER COLUMN "customer_id" DROP NOT NULL;
ALTER TABLE "service_orders" ADD COLUMN "contact_name" varchar(200);
ALTER TABLE "service_orders" ADD COLUMN "contact_phone" varchar(30);
ALTER TABLE "service_orders" ADD COLUMN "received_by" integer;
ALTER TABLE "service_orders" ADD COLUMN "claimed_at" timestamp (3) with time zone;
ALTER TABLE "service_orders" ADD COLUMN "accessories" varchar(500) DEFAULT '' NOT NULL;
ALTER TABLE "service_orders" ADD COLUMN "deposit" bigint;
ALTER TABLE "service_orders" ADD COLUMN "deposit_currency" varchar(3);
ALTER TABLE "service_orders" ADD COLUMN "warranty_months" integer DEFAULT 0 NOT NULL;
ALTER TABLE "service_orders" ADD COLUMN "unread_since" timestamp (3) with time zone;
ALTER TABLE "service_quote_lines" ADD CONSTRAINT "service_quote_lines_quote_id_service_quotes_id_fk" FOREIGN KEY ("quote_id") REFERENCES "public"."service_quotes"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "service_message_photos" ADD CONSTRAINT "service_message_photos_message_id_service_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."service_messages"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "service_message_photos" ADD CONSTRAINT "service_message_photos_file_files_name_fk" FOREIGN KEY ("file") REFERENCES "public"."files"("name") ON DELETE no action ON UPDATE cascade;
ALTER TABLE "service_messages" ADD CONSTRAINT "service_messages_service_order_id_service_orders_id_fk" FOREIGN KEY ("service_order_id") REFERENCES "public"."service_orders"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "service_messages" ADD CONSTRAINT "service_messages_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
CREATE INDEX "service_messages_order" ON "service_messages" USING btree ("service_order_id","id");
ALTER TABLE "service_orders" ADD CONSTRAINT "service_orders_received_by_users_id_fk" FOREIGN KEY ("received_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "service_orders" ADD CONSTRAINT "service_orders_deposit_currency_currencies_code_fk" FOREIGN KEY ("deposit_currency") REFERENCES "public"."currencies"("code") ON DELETE no action ON UPDATE no action;
CREATE INDEX "service_orders_unread" ON "service_orders" USING btree ("unread_since") WHERE "service_orders"."unread_since" is not null;
ALTER TABLE "service_order_history" ADD CONSTRAINT "service_order_history_event_known" CHECK ("service_order_history"."event" in ('requested', 'status', 'answer', 'quote', 'accepted', 'rejected', 'number', 'claimed'));
ALTER TABLE "service_orders" ADD CONSTRAINT "service_orders_contact_whole" CHECK (num_nulls("service_orders"."contact_name", "service_orders"."contact_phone", "service_orders"."received_by") in (0, 3));
ALTER TABLE "service_orders" ADD CONSTRAINT "service_orders_deposit_whole" CHECK (num_nulls("service_orders"."deposit", "service_orders"."deposit_currency") in (0, 2));
ALTER TABLE "service_orders" ADD CONSTRAINT "service_orders_deposit_positive" CHECK ("service_orders"."deposit" > 0);
ALTER TABLE "service_orders" ADD CONSTRAINT "service_orders_has_customer" CHECK ("service_orders"."customer_id" is not null or "service_orders"."contact_name" is not null);
ALTER TABLE "service_orders" ADD CONSTRAINT "service_orders_claimed_by_account" CHECK ("service_orders"."claimed_at" is null or "service_orders"."customer_id" is not null);
ALTER TABLE "service_orders" ADD CONSTRAINT "service_orders_warranty" CHECK ("service_orders"."warranty_months" between 0 and 36);


-- A repair from the counter is added to an open account, and its owner never changes after that.
create trigger service_orders_claimed_by_open_accounts before update of customer_id on service_orders
  for each row when (new.customer_id is distinct from old.customer_id)
  execute function refuse_row_of_closed_account('customer_id');
create trigger service_messages_of_open_accounts before insert on service_messages
  for each row execute function refuse_row_of_closed_account('actor_id');

create function keep_service_order_owner() returns trigger language plpgsql as $$
begin
  raise exception 'service order % has an owner', old.id
    using errcode = 'check_violation', table = tg_table_name, constraint = 'service_orders_owner_stays';
end
$$;
create trigger service_orders_owner_stays before update of customer_id on service_orders
  for each row when (old.customer_id is not null and new.customer_id is distinct from old.customer_id)
  execute function keep_service_order_owner();
