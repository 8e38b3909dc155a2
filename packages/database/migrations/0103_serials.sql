CREATE TABLE "passport_repairs" (
	"service_order_id" integer PRIMARY KEY NOT NULL,
	"passport_id" integer NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);

CREATE TABLE "passport_tokens" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "passport_tokens_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"passport_id" integer NOT NULL,
	"token_hash" "bytea" NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"created_by" integer NOT NULL,
	"revoked_at" timestamp (3) with time zone,
	CONSTRAINT "passport_tokens_token_unique" UNIQUE("token_hash"),
	CONSTRAINT "passport_tokens_token_is_hashed" CHECK (octet_length("passport_tokens"."token_hash") = 32)
);

CREATE TABLE "passports" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "passports_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"unit_id" integer,
	"service_order_id" integer,
	"owner_id" integer,
	"owned_since" timestamp (3) with time zone,
	"stolen_at" timestamp (3) with time zone,
	"transfer_hash" "bytea",
	"transfer_expires_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "passports_unit_unique" UNIQUE("unit_id"),
	CONSTRAINT "passports_service_order_unique" UNIQUE("service_order_id"),
	CONSTRAINT "passports_of_one" CHECK (num_nonnulls("passports"."unit_id", "passports"."service_order_id") = 1),
	CONSTRAINT "passports_owned_since" CHECK (num_nulls("passports"."owner_id", "passports"."owned_since") in (0, 2)),
	CONSTRAINT "passports_transfer_whole" CHECK (num_nulls("passports"."transfer_hash", "passports"."transfer_expires_at") in (0, 2)),
	CONSTRAINT "passports_transfer_is_hashed" CHECK (octet_length("passports"."transfer_hash") = 32),
	CONSTRAINT "passports_stolen_from_owner" CHECK ("passports"."stolen_at" is null or "passports"."owner_id" is not null)
);

CREATE TABLE "serial_events" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "serial_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"unit_id" integer NOT NULL,
	"at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"event" varchar(12) NOT NULL,
	"order_id" integer,
	"return_id" integer,
	"service_order_id" integer,
	"note" varchar(500) DEFAULT '' NOT NULL,
	"actor_id" integer,
	CONSTRAINT "serial_events_event_known" CHECK ("serial_events"."event" in ('received', 'packed', 'unpacked', 'delivered', 'undelivered', 'cancelled', 'returned', 'restocked', 'scrapped', 'repaired', 'corrected', 'mismatch'))
);

CREATE TABLE "serial_mismatches" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "serial_mismatches_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"order_id" integer NOT NULL,
	"packed" varchar(80)[] NOT NULL,
	"scanned" varchar(80)[] NOT NULL,
	"reason" varchar(500) NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"actor_id" integer NOT NULL,
	"settled_at" timestamp (3) with time zone,
	"settled_by" integer,
	"note" varchar(500) DEFAULT '' NOT NULL,
	CONSTRAINT "serial_mismatches_reason_given" CHECK (btrim("serial_mismatches"."reason") <> ''),
	CONSTRAINT "serial_mismatches_settled_by_someone" CHECK (num_nulls("serial_mismatches"."settled_at", "serial_mismatches"."settled_by") in (0, 2))
);

CREATE TABLE "serial_units" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "serial_units_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"product_id" integer NOT NULL,
	"serial" varchar(80) NOT NULL,
	"serial_key" varchar(40) NOT NULL,
	"state" varchar(9) DEFAULT 'stock' NOT NULL,
	"sheet_id" integer,
	"order_line_id" integer,
	"return_line_id" integer,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "serial_units_serial_unique" UNIQUE("product_id","serial_key"),
	CONSTRAINT "serial_units_state_known" CHECK ("serial_units"."state" in ('stock', 'sold', 'delivered', 'returned', 'defective', 'lost')),
	CONSTRAINT "serial_units_key_form" CHECK ("serial_units"."serial_key" ~ '^[A-Z0-9]{3,40}$'),
	CONSTRAINT "serial_units_line_of_state" CHECK (case when "serial_units"."state" in ('sold', 'delivered', 'returned') then "serial_units"."order_line_id" is not null when "serial_units"."state" in ('stock', 'lost') then "serial_units"."order_line_id" is null else true end),
	CONSTRAINT "serial_units_return_of_line" CHECK ("serial_units"."return_line_id" is null or "serial_units"."order_line_id" is not null)
);

ALTER TABLE "categories" ADD COLUMN "serials_required" boolean DEFAULT false NOT NULL;
ALTER TABLE "passport_repairs" ADD CONSTRAINT "passport_repairs_service_order_id_service_orders_id_fk" FOREIGN KEY ("service_order_id") REFERENCES "public"."service_orders"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "passport_repairs" ADD CONSTRAINT "passport_repairs_passport_id_passports_id_fk" FOREIGN KEY ("passport_id") REFERENCES "public"."passports"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "passport_tokens" ADD CONSTRAINT "passport_tokens_passport_id_passports_id_fk" FOREIGN KEY ("passport_id") REFERENCES "public"."passports"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "passport_tokens" ADD CONSTRAINT "passport_tokens_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "passports" ADD CONSTRAINT "passports_unit_id_serial_units_id_fk" FOREIGN KEY ("unit_id") REFERENCES "public"."serial_units"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "passports" ADD CONSTRAINT "passports_service_order_id_service_orders_id_fk" FOREIGN KEY ("service_order_id") REFERENCES "public"."service_orders"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "passports" ADD CONSTRAINT "passports_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "serial_events" ADD CONSTRAINT "serial_events_unit_id_serial_units_id_fk" FOREIGN KEY ("unit_id") REFERENCES "public"."serial_units"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "serial_events" ADD CONSTRAINT "serial_events_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "serial_events" ADD CONSTRAINT "serial_events_return_id_order_returns_id_fk" FOREIGN KEY ("return_id") REFERENCES "public"."order_returns"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "serial_events" ADD CONSTRAINT "serial_events_service_order_id_service_orders_id_fk" FOREIGN KEY ("service_order_id") REFERENCES "public"."service_orders"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "serial_events" ADD CONSTRAINT "serial_events_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "serial_mismatches" ADD CONSTRAINT "serial_mismatches_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "serial_mismatches" ADD CONSTRAINT "serial_mismatches_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "serial_mismatches" ADD CONSTRAINT "serial_mismatches_settled_by_users_id_fk" FOREIGN KEY ("settled_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "serial_units" ADD CONSTRAINT "serial_units_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "serial_units" ADD CONSTRAINT "serial_units_sheet_id_stock_sheets_id_fk" FOREIGN KEY ("sheet_id") REFERENCES "public"."stock_sheets"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "serial_units" ADD CONSTRAINT "serial_units_order_line_id_order_lines_id_fk" FOREIGN KEY ("order_line_id") REFERENCES "public"."order_lines"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "serial_units" ADD CONSTRAINT "serial_units_return_line_id_return_lines_id_fk" FOREIGN KEY ("return_line_id") REFERENCES "public"."return_lines"("id") ON DELETE no action ON UPDATE no action;
CREATE INDEX "passport_repairs_passport" ON "passport_repairs" USING btree ("passport_id");
CREATE INDEX "passport_tokens_live" ON "passport_tokens" USING btree ("passport_id") WHERE "passport_tokens"."revoked_at" is null;
CREATE UNIQUE INDEX "passports_transfer_unique" ON "passports" USING btree ("transfer_hash") WHERE "passports"."transfer_hash" is not null;
CREATE INDEX "passports_owner" ON "passports" USING btree ("owner_id");
CREATE INDEX "serial_events_unit" ON "serial_events" USING btree ("unit_id","id");
CREATE INDEX "serial_mismatches_order" ON "serial_mismatches" USING btree ("order_id");
CREATE INDEX "serial_mismatches_open" ON "serial_mismatches" USING btree ("at") WHERE "serial_mismatches"."settled_at" is null;
CREATE INDEX "serial_units_key" ON "serial_units" USING btree ("serial_key" varchar_pattern_ops);
CREATE INDEX "serial_units_order_line" ON "serial_units" USING btree ("order_line_id");
CREATE INDEX "serial_units_return_line" ON "serial_units" USING btree ("return_line_id") WHERE "serial_units"."return_line_id" is not null;
CREATE INDEX "serial_units_sheet" ON "serial_units" USING btree ("sheet_id","product_id");