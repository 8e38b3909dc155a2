-- A message waits until it is answered or settled, not until somebody opens it. What was read before counts as settled.
ALTER TABLE "contact_messages" ADD COLUMN "handled_at" timestamp (3) with time zone;
UPDATE "contact_messages" SET "handled_at" = coalesce("replied_at", "read_at") WHERE "replied_at" IS NOT NULL OR "read_at" IS NOT NULL;
ALTER TABLE "contact_messages" ADD CONSTRAINT "contact_messages_reply_handles" CHECK ("contact_messages"."replied_at" is null or "contact_messages"."handled_at" is not null);
DROP INDEX "contact_messages_unread";
CREATE INDEX "contact_messages_waiting" ON "contact_messages" USING btree ("created_at") WHERE "contact_messages"."handled_at" is null and "contact_messages"."enable";

-- The orders that a mail is about, so that their page lists it. Mails about several orders at once (digests, expired
-- orders) name them from now on only.
ALTER TABLE "outbox" ADD COLUMN "order_ids" integer[] DEFAULT '{}' NOT NULL;
UPDATE "outbox" SET "order_ids" = array[orders.id] FROM "orders"
WHERE "outbox"."dedupe_key" ~ '^order-(confirmation|shop|cancelled|status|payment|step|expiring):\d{1,9}(:|$)' AND orders.id = split_part("outbox"."dedupe_key", ':', 2)::integer;
UPDATE "outbox" SET "order_ids" = array[order_returns.order_id] FROM "order_returns"
WHERE "outbox"."dedupe_key" ~ '^return(-asked)?:\d{1,9}(:|$)' AND order_returns.id = split_part("outbox"."dedupe_key", ':', 2)::integer;
WITH RECURSIVE repeats AS (
	SELECT id, order_ids FROM outbox WHERE resend_of IS NULL AND order_ids <> '{}'
	UNION ALL
	SELECT outbox.id, repeats.order_ids FROM outbox JOIN repeats ON outbox.resend_of = repeats.id
)
UPDATE "outbox" SET "order_ids" = repeats.order_ids FROM repeats WHERE repeats.id = outbox.id AND outbox.resend_of IS NOT NULL;
CREATE INDEX "outbox_orders" ON "outbox" USING gin ("order_ids") WHERE "outbox"."order_ids" <> '{}';

-- Who takes care of an order, service order or message, and what staff write to each other about it.
CREATE TABLE "assignments" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "assignments_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"order_id" integer,
	"service_order_id" integer,
	"message_id" integer,
	"staff_id" integer NOT NULL,
	"assigned_by" integer NOT NULL,
	"assigned_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "assignments_order_unique" UNIQUE("order_id"),
	CONSTRAINT "assignments_service_order_unique" UNIQUE("service_order_id"),
	CONSTRAINT "assignments_message_unique" UNIQUE("message_id"),
	CONSTRAINT "assignments_one_subject" CHECK (num_nonnulls("assignments"."order_id", "assignments"."service_order_id", "assignments"."message_id") = 1)
);
CREATE TABLE "staff_notes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "staff_notes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"order_id" integer,
	"service_order_id" integer,
	"message_id" integer,
	"author_id" integer NOT NULL,
	"text" varchar(2000) NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "staff_notes_one_subject" CHECK (num_nonnulls("staff_notes"."order_id", "staff_notes"."service_order_id", "staff_notes"."message_id") = 1),
	CONSTRAINT "staff_notes_text_given" CHECK (btrim("staff_notes"."text") <> '')
);
ALTER TABLE "assignments" ADD CONSTRAINT "assignments_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "assignments" ADD CONSTRAINT "assignments_service_order_id_service_orders_id_fk" FOREIGN KEY ("service_order_id") REFERENCES "public"."service_orders"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "assignments" ADD CONSTRAINT "assignments_message_id_contact_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."contact_messages"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "assignments" ADD CONSTRAINT "assignments_staff_id_users_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "assignments" ADD CONSTRAINT "assignments_assigned_by_users_id_fk" FOREIGN KEY ("assigned_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "staff_notes" ADD CONSTRAINT "staff_notes_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "staff_notes" ADD CONSTRAINT "staff_notes_service_order_id_service_orders_id_fk" FOREIGN KEY ("service_order_id") REFERENCES "public"."service_orders"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "staff_notes" ADD CONSTRAINT "staff_notes_message_id_contact_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."contact_messages"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "staff_notes" ADD CONSTRAINT "staff_notes_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
CREATE INDEX "assignments_staff" ON "assignments" USING btree ("staff_id");
CREATE INDEX "staff_notes_order" ON "staff_notes" USING btree ("order_id","id") WHERE "staff_notes"."order_id" is not null;
CREATE INDEX "staff_notes_service_order" ON "staff_notes" USING btree ("service_order_id","id") WHERE "staff_notes"."service_order_id" is not null;
CREATE INDEX "staff_notes_message" ON "staff_notes" USING btree ("message_id","id");

-- What the office finds by its search. The simple configuration has no language: names and codes are no words of one.
create function search_words(words text) returns tsvector language sql immutable strict parallel safe as $$
  select pg_catalog.to_tsvector('pg_catalog.simple', regexp_replace(
    translate(lower(words), 'áàäâéèëêíìïîóòöôúùüûñç', 'aaaaeeeeiiiioooouuuunc'), '[^[:alnum:]]+', ' ', 'g'))
$$;
CREATE INDEX "orders_words" ON "orders" USING gin ((search_words(coalesce(number, '') || ' ' || coalesce(sequence::text, '') || ' ' || coalesce(buyer_name, '') || ' ' || coalesce(buyer_email, '') || ' ' || right(regexp_replace(coalesce(buyer_phone, ''), '\D', '', 'g'), 8) || ' ' || coalesce(recipient_name, '') || ' ' || right(regexp_replace(coalesce(recipient_phone, ''), '\D', '', 'g'), 8))));
CREATE INDEX "service_orders_words" ON "service_orders" USING gin ((search_words(coalesce(order_num, '') || ' ' || coalesce(sequence::text, '') || ' ' || coalesce(model, '') || ' ' || coalesce(contact_name, '') || ' ' || right(regexp_replace(coalesce(contact_phone, ''), '\D', '', 'g'), 8))));
CREATE INDEX "users_words" ON "users" USING gin ((search_words(coalesce(email, ''))));
CREATE INDEX "profiles_words" ON "profiles" USING gin ((search_words(coalesce(name, '') || ' ' || coalesce(lastname, '') || ' ' || coalesce(clicode, '') || ' ' || coalesce(ruccode, '') || ' ' || right(regexp_replace(coalesce(phone, ''), '\D', '', 'g'), 8))));
CREATE INDEX "products_words" ON "products" USING gin ((search_words(coalesce(name, '') || ' ' || coalesce(sku, '') || ' ' || coalesce(model, ''))));
CREATE INDEX "reset_sales_words" ON "reset_sales" USING gin ((search_words(coalesce(hid, ''))));
CREATE INDEX "outbox_address" ON "outbox" USING btree (lower("to_address") text_pattern_ops);

-- Replies that staff write often. Every shop gets its first ones from the reference data.
CREATE TABLE "reply_templates" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "reply_templates_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" varchar(80) NOT NULL,
	"body" varchar(2000) NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"enable" boolean DEFAULT true NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "reply_templates_name_given" CHECK (btrim("reply_templates"."name") <> ''),
	CONSTRAINT "reply_templates_body_given" CHECK (btrim("reply_templates"."body") <> '')
);
CREATE UNIQUE INDEX "reply_templates_name_unique" ON "reply_templates" USING btree ("name");
