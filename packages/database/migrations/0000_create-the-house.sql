CREATE TABLE "addresses" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "addresses_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"name" varchar(100) NOT NULL,
	"lastname" varchar(100) NOT NULL,
	"company" varchar(100),
	"country_id" integer NOT NULL,
	"state_id" integer NOT NULL,
	"city_id" integer NOT NULL,
	"street" varchar(200) NOT NULL,
	"apartament" varchar(60),
	"zip" varchar(12) NOT NULL,
	"email" varchar(254) NOT NULL,
	"phone" varchar(30),
	"website" varchar(200),
	"latitude" double precision DEFAULT 20.3857 NOT NULL,
	"longitude" double precision DEFAULT -76.6465 NOT NULL,
	"is_principal" boolean DEFAULT false NOT NULL,
	"enable" boolean DEFAULT true NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "addresses_principal_enabled" CHECK ("addresses"."enable" or not "addresses"."is_principal"),
	CONSTRAINT "addresses_latitude" CHECK ("addresses"."latitude" between -90 and 90),
	CONSTRAINT "addresses_longitude" CHECK ("addresses"."longitude" between -180 and 180),
	CONSTRAINT "addresses_name_given" CHECK (btrim("addresses"."name") <> ''),
	CONSTRAINT "addresses_lastname_given" CHECK (btrim("addresses"."lastname") <> ''),
	CONSTRAINT "addresses_street_given" CHECK (btrim("addresses"."street") <> ''),
	CONSTRAINT "addresses_zip_given" CHECK (btrim("addresses"."zip") <> '')
);

CREATE TABLE "attribute_values" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "attribute_values_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"attribute_id" integer NOT NULL,
	"slug" varchar(80) NOT NULL,
	"name" varchar(120) NOT NULL,
	"color" varchar(7),
	"position" integer DEFAULT 0 NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "attribute_values_slug_unique" UNIQUE("attribute_id","slug"),
	CONSTRAINT "attribute_values_attribute_and_id" UNIQUE("attribute_id","id"),
	CONSTRAINT "attribute_values_slug_form" CHECK ("attribute_values"."slug" ~ '^[a-z0-9-]{1,80}$'),
	CONSTRAINT "attribute_values_name_given" CHECK (btrim("attribute_values"."name") <> ''),
	CONSTRAINT "attribute_values_color_form" CHECK ("attribute_values"."color" ~ '^#[0-9a-f]{6}$')
);

CREATE TABLE "attributes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "attributes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"slug" varchar(80) NOT NULL,
	"name" varchar(80) NOT NULL,
	"filter" varchar(8) DEFAULT 'check' NOT NULL,
	"filterable" boolean DEFAULT true NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "attributes_slug_unique" UNIQUE("slug"),
	CONSTRAINT "attributes_slug_form" CHECK ("attributes"."slug" ~ '^[a-z0-9-]{1,80}$'),
	CONSTRAINT "attributes_name_given" CHECK (btrim("attributes"."name") <> ''),
	CONSTRAINT "attributes_filter_known" CHECK ("attributes"."filter" in ('check', 'color', 'radio'))
);

CREATE TABLE "audit_log" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "audit_log_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"actor_id" integer,
	"action" varchar(60) NOT NULL,
	"entity" varchar(40) NOT NULL,
	"entity_id" varchar(64),
	"before" jsonb,
	"after" jsonb,
	"request_id" varchar(64)
);

CREATE TABLE "banners" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "banners_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"place" varchar(20) NOT NULL,
	"title" varchar(120) NOT NULL,
	"text" varchar(300) DEFAULT '' NOT NULL,
	"link_label" varchar(60) DEFAULT '' NOT NULL,
	"link" varchar(300),
	"image" varchar(128) NOT NULL,
	"phone_image" varchar(128),
	"position" integer DEFAULT 0 NOT NULL,
	"enable" boolean DEFAULT true NOT NULL,
	"starts_at" timestamp (3) with time zone,
	"ends_at" timestamp (3) with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "banners_place_known" CHECK ("banners"."place" in ('slideshow', 'slideshow-two', 'resets', 'catalogue')),
	CONSTRAINT "banners_link_is_ours" CHECK ("banners"."link" ~ '^/([^/]|$)'),
	CONSTRAINT "banners_period" CHECK ("banners"."ends_at" > "banners"."starts_at")
);

CREATE TABLE "blog_comments" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "blog_comments_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"post_id" integer NOT NULL,
	"author" varchar(80) NOT NULL,
	"text" varchar(2000) NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "blog_comments_text_given" CHECK (btrim("blog_comments"."text") <> '')
);

CREATE TABLE "blog_posts" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "blog_posts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"slug" varchar(80) NOT NULL,
	"title" varchar(160) NOT NULL,
	"excerpt" varchar(500) DEFAULT '' NOT NULL,
	"body" text NOT NULL,
	"author" varchar(100) NOT NULL,
	"category" varchar(60) NOT NULL,
	"tags" varchar(40)[] DEFAULT '{}' NOT NULL,
	"cover" varchar(128),
	"enable" boolean DEFAULT true NOT NULL,
	"published_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "blog_posts_slug_unique" UNIQUE("slug"),
	CONSTRAINT "blog_posts_slug_form" CHECK ("blog_posts"."slug" ~ '^[a-z0-9-]{1,80}$'),
	CONSTRAINT "blog_posts_title_given" CHECK (btrim("blog_posts"."title") <> '')
);

CREATE TABLE "brands" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "brands_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"slug" varchar(80) NOT NULL,
	"name" varchar(80) NOT NULL,
	"logo" varchar(128),
	"position" integer DEFAULT 0 NOT NULL,
	"enable" boolean DEFAULT true NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "brands_slug_unique" UNIQUE("slug"),
	CONSTRAINT "brands_slug_form" CHECK ("brands"."slug" ~ '^[a-z0-9-]{1,80}$'),
	CONSTRAINT "brands_name_given" CHECK (btrim("brands"."name") <> '')
);

CREATE TABLE "cart_lines" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "cart_lines_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"cart_id" integer NOT NULL,
	"product_id" integer NOT NULL,
	"options" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"options_key" varchar(32) GENERATED ALWAYS AS (md5(options::text)) STORED NOT NULL,
	"quantity" integer NOT NULL,
	"reserved" integer DEFAULT 0 NOT NULL,
	"seen_price" bigint,
	"seen_currency" varchar(3),
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "cart_lines_product_and_options" UNIQUE("cart_id","product_id","options_key"),
	CONSTRAINT "cart_lines_quantity" CHECK ("cart_lines"."quantity" between 1 and 99),
	CONSTRAINT "cart_lines_reserved_all_or_none" CHECK ("cart_lines"."reserved" in (0, "cart_lines"."quantity")),
	CONSTRAINT "cart_lines_options_list" CHECK (jsonb_typeof("cart_lines"."options") = 'array'),
	CONSTRAINT "cart_lines_seen" CHECK (num_nulls("cart_lines"."seen_price", "cart_lines"."seen_currency") in (0, 2))
);

CREATE TABLE "carts" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "carts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"reserved_until" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "carts_one_per_user" UNIQUE("user_id")
);

CREATE TABLE "categories" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "categories_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"parent_id" integer,
	"slug" varchar(80) NOT NULL,
	"name" varchar(80) NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"image" varchar(128),
	"position" integer DEFAULT 0 NOT NULL,
	"enable" boolean DEFAULT true NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "categories_slug_unique" UNIQUE("slug"),
	CONSTRAINT "categories_slug_form" CHECK ("categories"."slug" ~ '^[a-z0-9-]{1,80}$'),
	CONSTRAINT "categories_name_given" CHECK (btrim("categories"."name") <> ''),
	CONSTRAINT "categories_not_own_parent" CHECK ("categories"."parent_id" <> "categories"."id")
);

CREATE TABLE "contact_messages" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "contact_messages_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer,
	"email" varchar(254) NOT NULL,
	"name" varchar(50) NOT NULL,
	"subject" varchar(20) NOT NULL,
	"body" varchar(5000) NOT NULL,
	"read_at" timestamp (3) with time zone,
	"reply" varchar(5000),
	"replied_at" timestamp (3) with time zone,
	"replied_by" integer,
	"enable" boolean DEFAULT true NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "contact_messages_body_given" CHECK (btrim("contact_messages"."body") <> ''),
	CONSTRAINT "contact_messages_one_line" CHECK ("contact_messages"."name" !~ '[[:cntrl:]]' and "contact_messages"."subject" !~ '[[:cntrl:]]' and "contact_messages"."email" !~ '[[:cntrl:][:space:]]'),
	CONSTRAINT "contact_messages_reply_whole" CHECK (num_nulls("contact_messages"."reply", "contact_messages"."replied_at", "contact_messages"."replied_by") in (0, 3))
);

CREATE TABLE "currencies" (
	"code" varchar(3) PRIMARY KEY NOT NULL,
	"symbol" varchar(8) NOT NULL,
	"name" varchar(60) NOT NULL,
	"decimals" integer DEFAULT 2 NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"enable" boolean DEFAULT true NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "currencies_code_form" CHECK ("currencies"."code" ~ '^[A-Z]{3}$'),
	CONSTRAINT "currencies_decimals" CHECK ("currencies"."decimals" between 0 and 4)
);

CREATE TABLE "file_chunks" (
	"file_id" integer NOT NULL,
	"position" integer NOT NULL,
	"data" "bytea" NOT NULL,
	CONSTRAINT "file_chunks_file_id_position_pk" PRIMARY KEY("file_id","position"),
	CONSTRAINT "file_chunks_position" CHECK ("file_chunks"."position" >= 0),
	CONSTRAINT "file_chunks_size" CHECK (octet_length("file_chunks"."data") between 1 and 1048576)
);

CREATE TABLE "file_variants" (
	"file_id" integer NOT NULL,
	"width" integer NOT NULL,
	"content_type" varchar(100) NOT NULL,
	"data" "bytea" NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "file_variants_file_id_width_pk" PRIMARY KEY("file_id","width"),
	CONSTRAINT "file_variants_width" CHECK ("file_variants"."width" between 16 and 4000),
	CONSTRAINT "file_variants_size" CHECK (octet_length("file_variants"."data") between 1 and 1048576)
);

CREATE TABLE "files" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "files_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" varchar(128) NOT NULL,
	"content_type" varchar(100) NOT NULL,
	"size" bigint NOT NULL,
	"sha256" "bytea" NOT NULL,
	"visibility" varchar(8) DEFAULT 'public' NOT NULL,
	"kind" varchar(16) NOT NULL,
	"owner_id" integer,
	"width" integer,
	"height" integer,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "files_name_unique" UNIQUE("name"),
	CONSTRAINT "files_name_form" CHECK ("files"."name" ~ '^[A-Za-z0-9._-]{1,128}$' and "files"."name" !~ '^[.]'),
	CONSTRAINT "files_content_type_form" CHECK ("files"."content_type" ~ '^[a-z0-9.+-]+/[a-z0-9.+-]+$'),
	CONSTRAINT "files_size" CHECK ("files"."size" between 1 and 209715200),
	CONSTRAINT "files_sha256" CHECK (octet_length("files"."sha256") = 32),
	CONSTRAINT "files_visibility_known" CHECK ("files"."visibility" in ('public', 'private')),
	CONSTRAINT "files_kind_known" CHECK ("files"."kind" in ('avatar', 'picture', 'banner', 'document', 'reset', 'service-photo', 'site')),
	CONSTRAINT "files_private_kinds" CHECK ("files"."kind" not in ('reset', 'service-photo') or "files"."visibility" = 'private')
);

CREATE TABLE "cities" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "cities_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"state_id" integer NOT NULL,
	"name" varchar(80) NOT NULL,
	"enable" boolean DEFAULT true NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "cities_name_unique" UNIQUE("state_id","name"),
	CONSTRAINT "cities_state_and_id" UNIQUE("state_id","id"),
	CONSTRAINT "cities_name_given" CHECK (btrim("cities"."name") <> '')
);

CREATE TABLE "countries" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "countries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" varchar(80) NOT NULL,
	"enable" boolean DEFAULT true NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "countries_name_unique" UNIQUE("name"),
	CONSTRAINT "countries_name_given" CHECK (btrim("countries"."name") <> '')
);

CREATE TABLE "states" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "states_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"country_id" integer NOT NULL,
	"name" varchar(80) NOT NULL,
	"enable" boolean DEFAULT true NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "states_name_unique" UNIQUE("country_id","name"),
	CONSTRAINT "states_country_and_id" UNIQUE("country_id","id"),
	CONSTRAINT "states_name_given" CHECK (btrim("states"."name") <> '')
);

CREATE TABLE "idempotency_keys" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "idempotency_keys_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer,
	"scope" varchar(40) NOT NULL,
	"key" varchar(128) NOT NULL,
	"request_hash" "bytea" NOT NULL,
	"response_status" integer NOT NULL,
	"response" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "idempotency_keys_unique" UNIQUE NULLS NOT DISTINCT("user_id","scope","key"),
	CONSTRAINT "idempotency_keys_request_hashed" CHECK (octet_length("idempotency_keys"."request_hash") = 32),
	CONSTRAINT "idempotency_keys_form" CHECK ("idempotency_keys"."key" ~ '^[[:graph:]]{1,128}$')
);

CREATE TABLE "newsletter_subscribers" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "newsletter_subscribers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"email" varchar(254) NOT NULL,
	"token_hash" "bytea" NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"confirmed_at" timestamp (3) with time zone,
	"unsubscribed_at" timestamp (3) with time zone,
	CONSTRAINT "newsletter_subscribers_token_unique" UNIQUE("token_hash"),
	CONSTRAINT "newsletter_subscribers_token_is_hashed" CHECK (octet_length("newsletter_subscribers"."token_hash") = 32)
);

CREATE TABLE "consecutives" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "consecutives_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"document" varchar(30) NOT NULL,
	"enable" boolean DEFAULT true NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "consecutives_document_form" CHECK ("consecutives"."document" ~ '^[A-Z][A-Z0-9_]{0,29}$')
);

CREATE TABLE "number_series" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "number_series_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"consecutive_id" integer NOT NULL,
	"prefix" varchar(20) NOT NULL,
	"first_number" integer DEFAULT 1 NOT NULL,
	"next_number" integer DEFAULT 1 NOT NULL,
	"opened_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"closed_at" timestamp (3) with time zone,
	CONSTRAINT "number_series_prefix_form" CHECK ("number_series"."prefix" ~ '^[A-Z0-9][A-Z0-9/._-]{0,19}$'),
	CONSTRAINT "number_series_forward" CHECK ("number_series"."first_number" >= 1 and "number_series"."next_number" >= "number_series"."first_number")
);

CREATE TABLE "order_extra_lines" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "order_extra_lines_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"order_id" integer NOT NULL,
	"label" varchar(60) NOT NULL,
	"total" bigint NOT NULL,
	CONSTRAINT "order_extra_lines_label_given" CHECK (btrim("order_extra_lines"."label") <> ''),
	CONSTRAINT "order_extra_lines_total" CHECK ("order_extra_lines"."total" >= 0)
);

CREATE TABLE "order_history" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "order_history_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"order_id" integer NOT NULL,
	"at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"event" varchar(12) NOT NULL,
	"status" varchar(12) NOT NULL,
	"note" varchar(2000) DEFAULT '' NOT NULL,
	"actor_id" integer,
	CONSTRAINT "order_history_event_known" CHECK ("order_history"."event" in ('placed', 'status', 'answer', 'payment', 'number', 'edit')),
	CONSTRAINT "order_history_status_known" CHECK ("order_history"."status" in ('PENDIENTE', 'EN PROCESO', 'COMPLETADA', 'CANCELADA'))
);

CREATE TABLE "order_lines" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "order_lines_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"order_id" integer NOT NULL,
	"position" integer NOT NULL,
	"product_id" integer NOT NULL,
	"product_name" varchar(200) NOT NULL,
	"sku" varchar(64) NOT NULL,
	"options" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"price" bigint NOT NULL,
	"quantity" integer NOT NULL,
	"amount" bigint NOT NULL,
	CONSTRAINT "order_lines_position_unique" UNIQUE("order_id","position"),
	CONSTRAINT "order_lines_quantity" CHECK ("order_lines"."quantity" between 1 and 99),
	CONSTRAINT "order_lines_amount" CHECK ("order_lines"."price" >= 0 and "order_lines"."amount" = "order_lines"."price" * "order_lines"."quantity")
);

CREATE TABLE "orders" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "orders_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"number" varchar(40),
	"series_id" integer,
	"sequence" integer,
	"status" varchar(12) DEFAULT 'PENDIENTE' NOT NULL,
	"channel" varchar(12) NOT NULL,
	"currency" varchar(3) NOT NULL,
	"price_tier" varchar(12) NOT NULL,
	"subtotal" bigint NOT NULL,
	"total" bigint NOT NULL,
	"payment_method" varchar(12),
	"home_delivery" boolean DEFAULT false NOT NULL,
	"shipping_address" varchar(600) DEFAULT '' NOT NULL,
	"billing_address" varchar(600) DEFAULT '' NOT NULL,
	"description" varchar(2000) DEFAULT '' NOT NULL,
	"respuesta" varchar(2000),
	"responded_at" timestamp (3) with time zone,
	"client_id" integer,
	"buyer_name" varchar(200),
	"buyer_phone" varchar(30),
	"buyer_email" varchar(254),
	"placed_by" integer NOT NULL,
	"idempotency_key" varchar(128),
	"order_date" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"completed_at" timestamp (3) with time zone,
	"cancelled_at" timestamp (3) with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "orders_sequence_unique" UNIQUE("series_id","sequence"),
	CONSTRAINT "orders_idempotency_unique" UNIQUE("placed_by","idempotency_key"),
	CONSTRAINT "orders_number_whole" CHECK (num_nulls("orders"."number", "orders"."series_id", "orders"."sequence") in (0, 3)),
	CONSTRAINT "orders_status_known" CHECK ("orders"."status" in ('PENDIENTE', 'EN PROCESO', 'COMPLETADA', 'CANCELADA')),
	CONSTRAINT "orders_channel_known" CHECK ("orders"."channel" in ('web', 'mostrador')),
	CONSTRAINT "orders_price_tier_known" CHECK ("orders"."price_tier" in ('retail', 'wholesale')),
	CONSTRAINT "orders_payment_method_known" CHECK ("orders"."payment_method" in ('transfer', 'check', 'cash', 'wallet')),
	CONSTRAINT "orders_amounts" CHECK ("orders"."subtotal" >= 0 and "orders"."total" >= "orders"."subtotal"),
	CONSTRAINT "orders_web_has_client" CHECK ("orders"."channel" <> 'web' or ("orders"."client_id" is not null and "orders"."client_id" = "orders"."placed_by")),
	CONSTRAINT "orders_counter_has_buyer" CHECK ("orders"."channel" <> 'mostrador' or "orders"."buyer_name" is not null),
	CONSTRAINT "orders_cancelled_has_time" CHECK (("orders"."status" = 'CANCELADA') = ("orders"."cancelled_at" is not null)),
	CONSTRAINT "orders_completed_has_time" CHECK (("orders"."status" = 'COMPLETADA') = ("orders"."completed_at" is not null)),
	CONSTRAINT "orders_answer_has_time" CHECK (num_nulls("orders"."respuesta", "orders"."responded_at") in (0, 2))
);

CREATE TABLE "outbox" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "outbox_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"kind" varchar(40) NOT NULL,
	"to_address" varchar(254) NOT NULL,
	"subject" varchar(200) NOT NULL,
	"html" text NOT NULL,
	"text" text NOT NULL,
	"headers" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"dedupe_key" varchar(200) NOT NULL,
	"resend_of" integer,
	"state" varchar(8) DEFAULT 'pending' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"last_error" text,
	"next_attempt_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"lease_until" timestamp (3) with time zone,
	"sent_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "outbox_dedupe_key_unique" UNIQUE("dedupe_key"),
	CONSTRAINT "outbox_state_known" CHECK ("outbox"."state" in ('pending', 'sending', 'sent', 'failed')),
	CONSTRAINT "outbox_attempts" CHECK ("outbox"."attempts" >= 0),
	CONSTRAINT "outbox_sent_has_time" CHECK (("outbox"."state" = 'sent') = ("outbox"."sent_at" is not null)),
	CONSTRAINT "outbox_sending_has_lease" CHECK ("outbox"."state" <> 'sending' or "outbox"."lease_until" is not null),
	CONSTRAINT "outbox_one_line" CHECK ("outbox"."to_address" !~ '[[:cntrl:]]' and "outbox"."subject" !~ '[[:cntrl:]]' and "outbox"."dedupe_key" !~ '[[:cntrl:][:space:]]')
);

CREATE TABLE "payments" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "payments_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"order_id" integer NOT NULL,
	"amount" bigint NOT NULL,
	"currency" varchar(3) NOT NULL,
	"transaction_code_id" integer,
	"code_purpose" varchar(8) DEFAULT 'order' NOT NULL,
	"state" varchar(12) DEFAULT 'submitted' NOT NULL,
	"verified_at" timestamp (3) with time zone,
	"verified_by" integer,
	"note" varchar(500) DEFAULT '' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "payments_code_unique" UNIQUE("transaction_code_id"),
	CONSTRAINT "payments_code_purpose" CHECK ("payments"."code_purpose" = 'order'),
	CONSTRAINT "payments_amount" CHECK ("payments"."amount" > 0),
	CONSTRAINT "payments_state_known" CHECK ("payments"."state" in ('submitted', 'verified', 'rejected')),
	CONSTRAINT "payments_verified_by_someone" CHECK (num_nulls("payments"."verified_at", "payments"."verified_by") in (0, 2)),
	CONSTRAINT "payments_verified_state" CHECK (("payments"."state" = 'verified') = ("payments"."verified_at" is not null))
);

CREATE TABLE "transaction_codes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "transaction_codes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"code" varchar(64) NOT NULL,
	"folded" varchar(64) GENERATED ALWAYS AS (lower(btrim(code))) STORED NOT NULL,
	"purpose" varchar(8) NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "transaction_codes_used_once" UNIQUE("folded"),
	CONSTRAINT "transaction_codes_id_and_purpose" UNIQUE("id","purpose"),
	CONSTRAINT "transaction_codes_purpose_known" CHECK ("transaction_codes"."purpose" in ('order', 'reset')),
	CONSTRAINT "transaction_codes_form" CHECK (btrim("transaction_codes"."code") <> '' and "transaction_codes"."code" !~ '[[:cntrl:]]')
);

CREATE TABLE "product_attribute_values" (
	"product_id" integer NOT NULL,
	"attribute_id" integer NOT NULL,
	"value_id" integer NOT NULL,
	CONSTRAINT "product_attribute_values_product_id_value_id_pk" PRIMARY KEY("product_id","value_id")
);

CREATE TABLE "product_attributes" (
	"product_id" integer NOT NULL,
	"attribute_id" integer NOT NULL,
	"featured" boolean DEFAULT false NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "product_attributes_product_id_attribute_id_pk" PRIMARY KEY("product_id","attribute_id")
);

CREATE TABLE "product_categories" (
	"product_id" integer NOT NULL,
	"category_id" integer NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "product_categories_product_id_category_id_pk" PRIMARY KEY("product_id","category_id")
);

CREATE TABLE "product_pictures" (
	"product_id" integer NOT NULL,
	"position" integer NOT NULL,
	"file" varchar(128) NOT NULL,
	"alt" varchar(200) DEFAULT '' NOT NULL,
	CONSTRAINT "product_pictures_product_id_position_pk" PRIMARY KEY("product_id","position"),
	CONSTRAINT "product_pictures_position" CHECK ("product_pictures"."position" between 0 and 19)
);

CREATE TABLE "product_option_values" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "product_option_values_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"product_id" integer NOT NULL,
	"option_id" integer NOT NULL,
	"title" varchar(80) NOT NULL,
	"surcharge" bigint DEFAULT 0 NOT NULL,
	"surcharge_alt" bigint DEFAULT 0 NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "product_option_values_title_given" CHECK (btrim("product_option_values"."title") <> ''),
	CONSTRAINT "product_option_values_surcharge" CHECK ("product_option_values"."surcharge" >= 0 and "product_option_values"."surcharge_alt" >= 0)
);

CREATE TABLE "product_options" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "product_options_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"product_id" integer NOT NULL,
	"title" varchar(80) NOT NULL,
	"required" boolean DEFAULT true NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "product_options_product_and_id" UNIQUE("product_id","id"),
	CONSTRAINT "product_options_title_given" CHECK (btrim("product_options"."title") <> '')
);

CREATE TABLE "products" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "products_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"sku" varchar(64) NOT NULL,
	"slug" varchar(80) NOT NULL,
	"name" varchar(200) NOT NULL,
	"model" varchar(80),
	"description" text DEFAULT '' NOT NULL,
	"brand_id" integer,
	"price" bigint NOT NULL,
	"price_alt" bigint,
	"price_mayorista" bigint,
	"price_mayorista_alt" bigint,
	"compare_at_price" bigint,
	"stock" integer DEFAULT 0 NOT NULL,
	"badges" varchar(8)[] DEFAULT '{}' NOT NULL,
	"featured" boolean DEFAULT false NOT NULL,
	"rating" numeric(3, 2) DEFAULT 0 NOT NULL,
	"reviews" integer DEFAULT 0 NOT NULL,
	"enable" boolean DEFAULT true NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "products_slug_unique" UNIQUE("slug"),
	CONSTRAINT "products_slug_form" CHECK ("products"."slug" ~ '^[a-z0-9-]{1,80}$'),
	CONSTRAINT "products_name_given" CHECK (btrim("products"."name") <> ''),
	CONSTRAINT "products_sku_form" CHECK ("products"."sku" ~ '^[^[:cntrl:]]+$' and btrim("products"."sku") = "products"."sku"),
	CONSTRAINT "products_description_length" CHECK (char_length("products"."description") <= 20000),
	CONSTRAINT "products_prices_positive" CHECK (least("products"."price", "products"."price_alt", "products"."price_mayorista", "products"."price_mayorista_alt") > 0),
	CONSTRAINT "products_compare_above_price" CHECK ("products"."compare_at_price" > "products"."price"),
	CONSTRAINT "products_stock_not_negative" CHECK ("products"."stock" >= 0),
	CONSTRAINT "products_badges_known" CHECK ("products"."badges" <@ array['sale', 'hot', 'new']::varchar[]),
	CONSTRAINT "products_rating_range" CHECK ("products"."rating" between 0 and 5 and "products"."reviews" >= 0)
);

CREATE TABLE "profiles" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "profiles_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"name" varchar(100) DEFAULT '' NOT NULL,
	"lastname" varchar(100),
	"phone" varchar(30),
	"clicode" varchar(30) DEFAULT 'NO APROBADO' NOT NULL,
	"photo" varchar(128),
	"website" varchar(200),
	"ruccode" varchar(30),
	"state_id" integer,
	"city_id" integer,
	"enable" boolean DEFAULT true NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "profiles_user_unique" UNIQUE("user_id"),
	CONSTRAINT "profiles_clicode_given" CHECK (btrim("profiles"."clicode") <> '')
);

CREATE TABLE "rate_buckets" (
	"key" varchar(400) PRIMARY KEY NOT NULL,
	"hits" integer DEFAULT 0 NOT NULL,
	"window_started_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"resets_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "rate_buckets_hits" CHECK ("rate_buckets"."hits" >= 0)
);

CREATE TABLE "downloads" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "downloads_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"user_id" integer NOT NULL,
	"reset_id" integer NOT NULL,
	"reset_sale_id" integer,
	"bytes" bigint DEFAULT 0 NOT NULL,
	"finished_at" timestamp (3) with time zone,
	CONSTRAINT "downloads_bytes" CHECK ("downloads"."bytes" >= 0)
);

CREATE TABLE "reset_sales" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "reset_sales_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"buyer_id" integer NOT NULL,
	"reset_id" integer NOT NULL,
	"plan" varchar(12) NOT NULL,
	"base_price" bigint NOT NULL,
	"price" bigint NOT NULL,
	"transaction_code_id" integer NOT NULL,
	"code_purpose" varchar(8) DEFAULT 'reset' NOT NULL,
	"verified_at" timestamp (3) with time zone,
	"verified_by" integer,
	"descargable" boolean DEFAULT false NOT NULL,
	"hid" varchar(200),
	"hid_at" timestamp (3) with time zone,
	"key" varchar(500),
	"key_at" timestamp (3) with time zone,
	"key_by" integer,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "reset_sales_code_unique" UNIQUE("transaction_code_id"),
	CONSTRAINT "reset_sales_buyer_and_id" UNIQUE("buyer_id","id"),
	CONSTRAINT "reset_sales_plan_known" CHECK ("reset_sales"."plan" in ('single', 'permanent')),
	CONSTRAINT "reset_sales_code_purpose" CHECK ("reset_sales"."code_purpose" = 'reset'),
	CONSTRAINT "reset_sales_price_of_plan" CHECK ("reset_sales"."base_price" > 0 and "reset_sales"."price" = "reset_sales"."base_price" * case "reset_sales"."plan" when 'permanent' then 10 else 1 end),
	CONSTRAINT "reset_sales_verified_by_someone" CHECK (num_nulls("reset_sales"."verified_at", "reset_sales"."verified_by") in (0, 2)),
	CONSTRAINT "reset_sales_hid_has_time" CHECK (num_nulls("reset_sales"."hid", "reset_sales"."hid_at") in (0, 2)),
	CONSTRAINT "reset_sales_key_has_time" CHECK (num_nulls("reset_sales"."key", "reset_sales"."key_at", "reset_sales"."key_by") in (0, 3)),
	CONSTRAINT "reset_sales_descargable_when_verified" CHECK (not "reset_sales"."descargable" or "reset_sales"."verified_at" is not null),
	CONSTRAINT "reset_sales_hid_when_verified" CHECK ("reset_sales"."hid" is null or "reset_sales"."verified_at" is not null),
	CONSTRAINT "reset_sales_key_answers_hid" CHECK ("reset_sales"."key" is null or "reset_sales"."hid" is not null)
);

CREATE TABLE "resets" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "resets_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"brand_id" integer NOT NULL,
	"device" varchar(80) NOT NULL,
	"model" varchar(80) NOT NULL,
	"type_file" varchar(40) NOT NULL,
	"price" bigint NOT NULL,
	"file" varchar(128),
	"enable" boolean DEFAULT true NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "resets_model_given" CHECK (btrim("resets"."model") <> ''),
	CONSTRAINT "resets_price" CHECK ("resets"."price" > 0)
);

CREATE TABLE "reviews" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "reviews_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"product_id" integer NOT NULL,
	"user_id" integer,
	"author" varchar(80) NOT NULL,
	"email" varchar(254) NOT NULL,
	"text" varchar(2000) NOT NULL,
	"rating" integer NOT NULL,
	"avatar" varchar(128),
	"verified_purchase" boolean DEFAULT false NOT NULL,
	"hidden" boolean DEFAULT false NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "reviews_rating_range" CHECK ("reviews"."rating" between 1 and 5),
	CONSTRAINT "reviews_author_given" CHECK (btrim("reviews"."author") <> ''),
	CONSTRAINT "reviews_text_given" CHECK (btrim("reviews"."text") <> ''),
	CONSTRAINT "reviews_verified_has_account" CHECK ("reviews"."user_id" is not null or not "reviews"."verified_purchase")
);

CREATE TABLE "compare_items" (
	"user_id" integer NOT NULL,
	"product_id" integer NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "compare_items_user_id_product_id_pk" PRIMARY KEY("user_id","product_id")
);

CREATE TABLE "wishlist_items" (
	"user_id" integer NOT NULL,
	"product_id" integer NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "wishlist_items_user_id_product_id_pk" PRIMARY KEY("user_id","product_id")
);

CREATE TABLE "search_log" (
	"day" date NOT NULL,
	"query" varchar(100) NOT NULL,
	"searches" integer DEFAULT 1 NOT NULL,
	"results" integer NOT NULL,
	"last_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "search_log_day_query_pk" PRIMARY KEY("day","query"),
	CONSTRAINT "search_log_counts" CHECK ("search_log"."searches" > 0 and "search_log"."results" >= 0)
);

CREATE TABLE "service_order_history" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "service_order_history_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"service_order_id" integer NOT NULL,
	"at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"event" varchar(12) NOT NULL,
	"status" varchar(12) NOT NULL,
	"note" varchar(2000) DEFAULT '' NOT NULL,
	"actor_id" integer,
	CONSTRAINT "service_order_history_event_known" CHECK ("service_order_history"."event" in ('requested', 'status', 'answer', 'quote', 'accepted', 'rejected', 'number')),
	CONSTRAINT "service_order_history_status_known" CHECK ("service_order_history"."status" in ('PENDIENTE', 'EN PROCESO', 'COMPLETADA', 'CANCELADA'))
);

CREATE TABLE "service_order_photos" (
	"service_order_id" integer NOT NULL,
	"position" integer NOT NULL,
	"file" varchar(128) NOT NULL,
	CONSTRAINT "service_order_photos_service_order_id_position_pk" PRIMARY KEY("service_order_id","position"),
	CONSTRAINT "service_order_photos_file_unique" UNIQUE("file"),
	CONSTRAINT "service_order_photos_four" CHECK ("service_order_photos"."position" between 1 and 4)
);

CREATE TABLE "service_orders" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "service_orders_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"order_num" varchar(40),
	"series_id" integer,
	"sequence" integer,
	"status" varchar(12) DEFAULT 'PENDIENTE' NOT NULL,
	"customer_id" integer NOT NULL,
	"service_id" integer NOT NULL,
	"brand_id" integer NOT NULL,
	"model" varchar(100) DEFAULT '' NOT NULL,
	"failure" varchar(2000) NOT NULL,
	"houseservice" boolean DEFAULT false NOT NULL,
	"address_id" integer,
	"address" varchar(600) DEFAULT '' NOT NULL,
	"business_id" integer NOT NULL,
	"respuesta" varchar(2000),
	"responded_at" timestamp (3) with time zone,
	"enable" boolean DEFAULT true NOT NULL,
	"fecha" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"completed_at" timestamp (3) with time zone,
	"cancelled_at" timestamp (3) with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "service_orders_sequence_unique" UNIQUE("series_id","sequence"),
	CONSTRAINT "service_orders_number_whole" CHECK (num_nulls("service_orders"."order_num", "service_orders"."series_id", "service_orders"."sequence") in (0, 3)),
	CONSTRAINT "service_orders_answer_has_time" CHECK (num_nulls("service_orders"."respuesta", "service_orders"."responded_at") in (0, 2)),
	CONSTRAINT "service_orders_status_known" CHECK ("service_orders"."status" in ('PENDIENTE', 'EN PROCESO', 'COMPLETADA', 'CANCELADA')),
	CONSTRAINT "service_orders_failure_given" CHECK (btrim("service_orders"."failure") <> ''),
	CONSTRAINT "service_orders_home_has_address" CHECK (not "service_orders"."houseservice" or btrim("service_orders"."address") <> ''),
	CONSTRAINT "service_orders_cancelled_has_time" CHECK (("service_orders"."status" = 'CANCELADA') = ("service_orders"."cancelled_at" is not null)),
	CONSTRAINT "service_orders_completed_has_time" CHECK (("service_orders"."status" = 'COMPLETADA') = ("service_orders"."completed_at" is not null))
);

CREATE TABLE "service_quotes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "service_quotes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"service_order_id" integer NOT NULL,
	"amount" bigint NOT NULL,
	"currency" varchar(3) NOT NULL,
	"valid_until" timestamp (3) with time zone NOT NULL,
	"note" varchar(500) DEFAULT '' NOT NULL,
	"state" varchar(12) DEFAULT 'pending' NOT NULL,
	"decided_at" timestamp (3) with time zone,
	"created_by" integer,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "service_quotes_state_known" CHECK ("service_quotes"."state" in ('pending', 'accepted', 'rejected', 'replaced')),
	CONSTRAINT "service_quotes_amount" CHECK ("service_quotes"."amount" > 0),
	CONSTRAINT "service_quotes_decided_once" CHECK (("service_quotes"."state" in ('accepted', 'rejected')) = ("service_quotes"."decided_at" is not null)),
	CONSTRAINT "service_quotes_accepted_in_time" CHECK ("service_quotes"."state" <> 'accepted' or "service_quotes"."decided_at" <= "service_quotes"."valid_until")
);

CREATE TABLE "service_tickets" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "service_tickets_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"service_order_id" integer NOT NULL,
	"token_hash" "bytea" NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"revoked_at" timestamp (3) with time zone,
	CONSTRAINT "service_tickets_token_unique" UNIQUE("token_hash"),
	CONSTRAINT "service_tickets_token_is_hashed" CHECK (octet_length("service_tickets"."token_hash") = 32)
);

CREATE TABLE "service_types" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "service_types_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" varchar(100) NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"image" varchar(128),
	"position" integer DEFAULT 0 NOT NULL,
	"enable" boolean DEFAULT true NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "service_types_name_given" CHECK (btrim("service_types"."name") <> '')
);

CREATE TABLE "services" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "services_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" varchar(100) NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"image" varchar(128),
	"position" integer DEFAULT 0 NOT NULL,
	"enable" boolean DEFAULT true NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"type_id" integer NOT NULL,
	CONSTRAINT "services_name_given" CHECK (btrim("services"."name") <> '')
);

CREATE TABLE "settings" (
	"key" varchar(64) PRIMARY KEY NOT NULL,
	"value" jsonb NOT NULL,
	"public" boolean NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"updated_by" integer,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "settings_key_form" CHECK ("settings"."key" ~ '^[a-z][A-Za-z0-9]{0,63}$')
);

CREATE TABLE "documents" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "documents_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"tab" varchar(12) NOT NULL,
	"title" varchar(160) NOT NULL,
	"description" varchar(500) DEFAULT '' NOT NULL,
	"file" varchar(128) NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"enable" boolean DEFAULT true NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "documents_tab_known" CHECK ("documents"."tab" in ('legal', 'service', 'purchase')),
	CONSTRAINT "documents_title_given" CHECK (btrim("documents"."title") <> '')
);

CREATE TABLE "faq_entries" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "faq_entries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"section" varchar(80) NOT NULL,
	"question" varchar(300) NOT NULL,
	"answer" text NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"enable" boolean DEFAULT true NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "faq_entries_question_unique" UNIQUE("question"),
	CONSTRAINT "faq_entries_section_form" CHECK ("faq_entries"."section" ~ '^[a-z0-9-]{1,80}$'),
	CONSTRAINT "faq_entries_question_given" CHECK (btrim("faq_entries"."question") <> '')
);

CREATE TABLE "pages" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "pages_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"slug" varchar(80) NOT NULL,
	"title" varchar(120) NOT NULL,
	"description" varchar(300) DEFAULT '' NOT NULL,
	"body" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "pages_slug_unique" UNIQUE("slug"),
	CONSTRAINT "pages_slug_form" CHECK ("pages"."slug" ~ '^[a-z0-9-]{1,80}$'),
	CONSTRAINT "pages_title_given" CHECK (btrim("pages"."title") <> '')
);

CREATE TABLE "team_members" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "team_members_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" varchar(100) NOT NULL,
	"post" varchar(100) NOT NULL,
	"bio" varchar(1000) DEFAULT '' NOT NULL,
	"photo" varchar(128),
	"position" integer DEFAULT 0 NOT NULL,
	"enable" boolean DEFAULT true NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "team_members_name_given" CHECK (btrim("team_members"."name") <> '')
);

CREATE TABLE "snapshot_changes" (
	"xid" "xid8" NOT NULL,
	"entity" varchar(20) NOT NULL,
	"entity_id" varchar(64) NOT NULL,
	"at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "snapshot_changes_xid_entity_entity_id_pk" PRIMARY KEY("xid","entity","entity_id")
);

CREATE TABLE "stock_alerts" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "stock_alerts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"product_id" integer NOT NULL,
	"user_id" integer,
	"email" varchar(254) NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"notified_at" timestamp (3) with time zone
);

CREATE TABLE "stock_moves" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "stock_moves_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"product_id" integer NOT NULL,
	"kind" varchar(12) NOT NULL,
	"quantity" integer NOT NULL,
	"available_change" integer NOT NULL,
	"reserved_change" integer DEFAULT 0 NOT NULL,
	"stock_after" integer NOT NULL,
	"order_id" integer,
	"cart_id" integer,
	"reason" varchar(300) DEFAULT '' NOT NULL,
	"actor_id" integer,
	CONSTRAINT "stock_moves_kind_known" CHECK ("stock_moves"."kind" in ('received', 'adjusted', 'reserved', 'released', 'sold', 'returned')),
	CONSTRAINT "stock_moves_stock_after" CHECK ("stock_moves"."stock_after" >= 0),
	CONSTRAINT "stock_moves_pockets" CHECK (case "stock_moves"."kind"
        when 'received' then "stock_moves"."quantity" > 0 and "stock_moves"."available_change" = "stock_moves"."quantity" and "stock_moves"."reserved_change" = 0
        when 'adjusted' then "stock_moves"."quantity" <> 0 and "stock_moves"."available_change" = "stock_moves"."quantity" and "stock_moves"."reserved_change" = 0
        when 'reserved' then "stock_moves"."quantity" > 0 and "stock_moves"."available_change" = -"stock_moves"."quantity" and "stock_moves"."reserved_change" = "stock_moves"."quantity"
        when 'released' then "stock_moves"."quantity" > 0 and "stock_moves"."available_change" = "stock_moves"."quantity" and "stock_moves"."reserved_change" = -"stock_moves"."quantity"
        when 'sold' then "stock_moves"."quantity" > 0 and "stock_moves"."available_change" + "stock_moves"."reserved_change" = -"stock_moves"."quantity" and 0 in ("stock_moves"."available_change", "stock_moves"."reserved_change")
        when 'returned' then "stock_moves"."quantity" > 0 and "stock_moves"."available_change" = "stock_moves"."quantity" and "stock_moves"."reserved_change" = 0
      end),
	CONSTRAINT "stock_moves_order_known" CHECK ("stock_moves"."kind" not in ('sold', 'returned') or "stock_moves"."order_id" is not null),
	CONSTRAINT "stock_moves_cart_known" CHECK ("stock_moves"."kind" not in ('reserved', 'released') or "stock_moves"."cart_id" is not null),
	CONSTRAINT "stock_moves_reason_given" CHECK ("stock_moves"."kind" <> 'adjusted' or btrim("stock_moves"."reason") <> '')
);

CREATE TABLE "activation_keys" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "activation_keys_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"key_hash" "bytea" NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone,
	CONSTRAINT "activation_keys_hashed" CHECK (octet_length("activation_keys"."key_hash") = 32),
	CONSTRAINT "activation_keys_used_in_time" CHECK ("activation_keys"."used_at" is null or "activation_keys"."used_at" <= "activation_keys"."expires_at")
);

CREATE TABLE "recovery_codes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "recovery_codes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"code_hash" "bytea" NOT NULL,
	"handle_hash" "bytea" NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone,
	"ended_at" timestamp (3) with time zone,
	CONSTRAINT "recovery_codes_hashed" CHECK (octet_length("recovery_codes"."code_hash") = 32),
	CONSTRAINT "recovery_codes_handle_hashed" CHECK (octet_length("recovery_codes"."handle_hash") = 32),
	CONSTRAINT "recovery_codes_five_tries" CHECK ("recovery_codes"."tries" between 0 and 5),
	CONSTRAINT "recovery_codes_used_in_time" CHECK ("recovery_codes"."used_at" is null or ("recovery_codes"."used_at" <= "recovery_codes"."expires_at" and "recovery_codes"."ended_at" is not null))
);

CREATE TABLE "sessions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "sessions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"token_hash" "bytea" NOT NULL,
	"user_id" integer NOT NULL,
	"shared_device" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"last_seen_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"idle_expires_at" timestamp (3) with time zone NOT NULL,
	"absolute_expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "sessions_token_is_hashed" CHECK (octet_length("sessions"."token_hash") = 32),
	CONSTRAINT "sessions_idle_within_absolute" CHECK ("sessions"."idle_expires_at" <= "sessions"."absolute_expires_at")
);

CREATE TABLE "users" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "users_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"email" varchar(254) NOT NULL,
	"role" varchar(16) DEFAULT 'user' NOT NULL,
	"password_hash" text NOT NULL,
	"password_changed_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"enabled" boolean DEFAULT true NOT NULL,
	"activated_at" timestamp (3) with time zone,
	"last_sign_in_at" timestamp (3) with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "users_role_known" CHECK ("users"."role" in ('user', 'business', 'admin')),
	CONSTRAINT "users_password_is_argon2id" CHECK ("users"."password_hash" like '$argon2id$%'),
	CONSTRAINT "users_email_plain" CHECK ("users"."email" ~ '^[^[:space:][:cntrl:]]+@[^[:space:][:cntrl:]]+$')
);

ALTER TABLE "addresses" ADD CONSTRAINT "addresses_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "addresses" ADD CONSTRAINT "addresses_country_id_countries_id_fk" FOREIGN KEY ("country_id") REFERENCES "public"."countries"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "addresses" ADD CONSTRAINT "addresses_state_of_country" FOREIGN KEY ("country_id","state_id") REFERENCES "public"."states"("country_id","id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "addresses" ADD CONSTRAINT "addresses_city_of_state" FOREIGN KEY ("state_id","city_id") REFERENCES "public"."cities"("state_id","id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "attribute_values" ADD CONSTRAINT "attribute_values_attribute_id_attributes_id_fk" FOREIGN KEY ("attribute_id") REFERENCES "public"."attributes"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "audit_log" ADD CONSTRAINT "audit_log_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "banners" ADD CONSTRAINT "banners_image_files_name_fk" FOREIGN KEY ("image") REFERENCES "public"."files"("name") ON DELETE no action ON UPDATE cascade;
ALTER TABLE "banners" ADD CONSTRAINT "banners_phone_image_files_name_fk" FOREIGN KEY ("phone_image") REFERENCES "public"."files"("name") ON DELETE no action ON UPDATE cascade;
ALTER TABLE "blog_comments" ADD CONSTRAINT "blog_comments_post_id_blog_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."blog_posts"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "blog_posts" ADD CONSTRAINT "blog_posts_cover_files_name_fk" FOREIGN KEY ("cover") REFERENCES "public"."files"("name") ON DELETE no action ON UPDATE cascade;
ALTER TABLE "brands" ADD CONSTRAINT "brands_logo_files_name_fk" FOREIGN KEY ("logo") REFERENCES "public"."files"("name") ON DELETE no action ON UPDATE cascade;
ALTER TABLE "cart_lines" ADD CONSTRAINT "cart_lines_cart_id_carts_id_fk" FOREIGN KEY ("cart_id") REFERENCES "public"."carts"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "cart_lines" ADD CONSTRAINT "cart_lines_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "cart_lines" ADD CONSTRAINT "cart_lines_seen_currency_currencies_code_fk" FOREIGN KEY ("seen_currency") REFERENCES "public"."currencies"("code") ON DELETE no action ON UPDATE no action;
ALTER TABLE "carts" ADD CONSTRAINT "carts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "categories" ADD CONSTRAINT "categories_parent_id_categories_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."categories"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "categories" ADD CONSTRAINT "categories_image_files_name_fk" FOREIGN KEY ("image") REFERENCES "public"."files"("name") ON DELETE no action ON UPDATE cascade;
ALTER TABLE "contact_messages" ADD CONSTRAINT "contact_messages_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "contact_messages" ADD CONSTRAINT "contact_messages_replied_by_users_id_fk" FOREIGN KEY ("replied_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "file_chunks" ADD CONSTRAINT "file_chunks_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "file_variants" ADD CONSTRAINT "file_variants_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "files" ADD CONSTRAINT "files_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "cities" ADD CONSTRAINT "cities_state" FOREIGN KEY ("state_id") REFERENCES "public"."states"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "states" ADD CONSTRAINT "states_country_id_countries_id_fk" FOREIGN KEY ("country_id") REFERENCES "public"."countries"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "idempotency_keys" ADD CONSTRAINT "idempotency_keys_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "number_series" ADD CONSTRAINT "number_series_consecutive_id_consecutives_id_fk" FOREIGN KEY ("consecutive_id") REFERENCES "public"."consecutives"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "order_extra_lines" ADD CONSTRAINT "order_extra_lines_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "order_history" ADD CONSTRAINT "order_history_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "order_history" ADD CONSTRAINT "order_history_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "orders" ADD CONSTRAINT "orders_series_id_number_series_id_fk" FOREIGN KEY ("series_id") REFERENCES "public"."number_series"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "orders" ADD CONSTRAINT "orders_currency_currencies_code_fk" FOREIGN KEY ("currency") REFERENCES "public"."currencies"("code") ON DELETE no action ON UPDATE no action;
ALTER TABLE "orders" ADD CONSTRAINT "orders_client_id_users_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "orders" ADD CONSTRAINT "orders_placed_by_users_id_fk" FOREIGN KEY ("placed_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "outbox" ADD CONSTRAINT "outbox_resend_of_outbox_id_fk" FOREIGN KEY ("resend_of") REFERENCES "public"."outbox"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "payments" ADD CONSTRAINT "payments_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "payments" ADD CONSTRAINT "payments_currency_currencies_code_fk" FOREIGN KEY ("currency") REFERENCES "public"."currencies"("code") ON DELETE no action ON UPDATE no action;
ALTER TABLE "payments" ADD CONSTRAINT "payments_verified_by_users_id_fk" FOREIGN KEY ("verified_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "payments" ADD CONSTRAINT "payments_code_of_orders" FOREIGN KEY ("transaction_code_id","code_purpose") REFERENCES "public"."transaction_codes"("id","purpose") ON DELETE no action ON UPDATE no action;
ALTER TABLE "product_attribute_values" ADD CONSTRAINT "product_attribute_values_attribute_of_product" FOREIGN KEY ("product_id","attribute_id") REFERENCES "public"."product_attributes"("product_id","attribute_id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "product_attribute_values" ADD CONSTRAINT "product_attribute_values_value_of_attribute" FOREIGN KEY ("attribute_id","value_id") REFERENCES "public"."attribute_values"("attribute_id","id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "product_attributes" ADD CONSTRAINT "product_attributes_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "product_attributes" ADD CONSTRAINT "product_attributes_attribute_id_attributes_id_fk" FOREIGN KEY ("attribute_id") REFERENCES "public"."attributes"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "product_categories" ADD CONSTRAINT "product_categories_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "product_categories" ADD CONSTRAINT "product_categories_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "product_pictures" ADD CONSTRAINT "product_pictures_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "product_pictures" ADD CONSTRAINT "product_pictures_file_files_name_fk" FOREIGN KEY ("file") REFERENCES "public"."files"("name") ON DELETE no action ON UPDATE cascade;
ALTER TABLE "product_option_values" ADD CONSTRAINT "product_option_values_option_of_product" FOREIGN KEY ("product_id","option_id") REFERENCES "public"."product_options"("product_id","id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "product_options" ADD CONSTRAINT "product_options_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "products" ADD CONSTRAINT "products_brand_id_brands_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."brands"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "profiles" ADD CONSTRAINT "profiles_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "profiles" ADD CONSTRAINT "profiles_photo_files_name_fk" FOREIGN KEY ("photo") REFERENCES "public"."files"("name") ON DELETE no action ON UPDATE cascade;
ALTER TABLE "profiles" ADD CONSTRAINT "profiles_state_id_states_id_fk" FOREIGN KEY ("state_id") REFERENCES "public"."states"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "profiles" ADD CONSTRAINT "profiles_city_of_state" FOREIGN KEY ("state_id","city_id") REFERENCES "public"."cities"("state_id","id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "downloads" ADD CONSTRAINT "downloads_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "downloads" ADD CONSTRAINT "downloads_reset_id_resets_id_fk" FOREIGN KEY ("reset_id") REFERENCES "public"."resets"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "downloads" ADD CONSTRAINT "downloads_sale_of_buyer" FOREIGN KEY ("user_id","reset_sale_id") REFERENCES "public"."reset_sales"("buyer_id","id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "reset_sales" ADD CONSTRAINT "reset_sales_buyer_id_users_id_fk" FOREIGN KEY ("buyer_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "reset_sales" ADD CONSTRAINT "reset_sales_reset_id_resets_id_fk" FOREIGN KEY ("reset_id") REFERENCES "public"."resets"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "reset_sales" ADD CONSTRAINT "reset_sales_verified_by_users_id_fk" FOREIGN KEY ("verified_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "reset_sales" ADD CONSTRAINT "reset_sales_key_by_users_id_fk" FOREIGN KEY ("key_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "reset_sales" ADD CONSTRAINT "reset_sales_code_of_resets" FOREIGN KEY ("transaction_code_id","code_purpose") REFERENCES "public"."transaction_codes"("id","purpose") ON DELETE no action ON UPDATE no action;
ALTER TABLE "resets" ADD CONSTRAINT "resets_brand_id_brands_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."brands"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "resets" ADD CONSTRAINT "resets_file_files_name_fk" FOREIGN KEY ("file") REFERENCES "public"."files"("name") ON DELETE no action ON UPDATE cascade;
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_avatar_files_name_fk" FOREIGN KEY ("avatar") REFERENCES "public"."files"("name") ON DELETE no action ON UPDATE cascade;
ALTER TABLE "compare_items" ADD CONSTRAINT "compare_items_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "compare_items" ADD CONSTRAINT "compare_items_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "wishlist_items" ADD CONSTRAINT "wishlist_items_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "wishlist_items" ADD CONSTRAINT "wishlist_items_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "service_order_history" ADD CONSTRAINT "service_order_history_service_order_id_service_orders_id_fk" FOREIGN KEY ("service_order_id") REFERENCES "public"."service_orders"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "service_order_history" ADD CONSTRAINT "service_order_history_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "service_order_photos" ADD CONSTRAINT "service_order_photos_service_order_id_service_orders_id_fk" FOREIGN KEY ("service_order_id") REFERENCES "public"."service_orders"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "service_order_photos" ADD CONSTRAINT "service_order_photos_file_files_name_fk" FOREIGN KEY ("file") REFERENCES "public"."files"("name") ON DELETE no action ON UPDATE cascade;
ALTER TABLE "service_orders" ADD CONSTRAINT "service_orders_series_id_number_series_id_fk" FOREIGN KEY ("series_id") REFERENCES "public"."number_series"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "service_orders" ADD CONSTRAINT "service_orders_customer_id_users_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "service_orders" ADD CONSTRAINT "service_orders_service_id_services_id_fk" FOREIGN KEY ("service_id") REFERENCES "public"."services"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "service_orders" ADD CONSTRAINT "service_orders_brand_id_brands_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."brands"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "service_orders" ADD CONSTRAINT "service_orders_address_id_addresses_id_fk" FOREIGN KEY ("address_id") REFERENCES "public"."addresses"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "service_quotes" ADD CONSTRAINT "service_quotes_service_order_id_service_orders_id_fk" FOREIGN KEY ("service_order_id") REFERENCES "public"."service_orders"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "service_quotes" ADD CONSTRAINT "service_quotes_currency_currencies_code_fk" FOREIGN KEY ("currency") REFERENCES "public"."currencies"("code") ON DELETE no action ON UPDATE no action;
ALTER TABLE "service_quotes" ADD CONSTRAINT "service_quotes_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "service_tickets" ADD CONSTRAINT "service_tickets_service_order_id_service_orders_id_fk" FOREIGN KEY ("service_order_id") REFERENCES "public"."service_orders"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "service_types" ADD CONSTRAINT "service_types_image_files_name_fk" FOREIGN KEY ("image") REFERENCES "public"."files"("name") ON DELETE no action ON UPDATE cascade;
ALTER TABLE "services" ADD CONSTRAINT "services_image_files_name_fk" FOREIGN KEY ("image") REFERENCES "public"."files"("name") ON DELETE no action ON UPDATE cascade;
ALTER TABLE "services" ADD CONSTRAINT "services_type_id_service_types_id_fk" FOREIGN KEY ("type_id") REFERENCES "public"."service_types"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "settings" ADD CONSTRAINT "settings_updated_by_users_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "documents" ADD CONSTRAINT "documents_file_files_name_fk" FOREIGN KEY ("file") REFERENCES "public"."files"("name") ON DELETE no action ON UPDATE cascade;
ALTER TABLE "team_members" ADD CONSTRAINT "team_members_photo_files_name_fk" FOREIGN KEY ("photo") REFERENCES "public"."files"("name") ON DELETE no action ON UPDATE cascade;
ALTER TABLE "stock_alerts" ADD CONSTRAINT "stock_alerts_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "stock_alerts" ADD CONSTRAINT "stock_alerts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "stock_moves" ADD CONSTRAINT "stock_moves_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "stock_moves" ADD CONSTRAINT "stock_moves_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "stock_moves" ADD CONSTRAINT "stock_moves_cart_id_carts_id_fk" FOREIGN KEY ("cart_id") REFERENCES "public"."carts"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "stock_moves" ADD CONSTRAINT "stock_moves_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "activation_keys" ADD CONSTRAINT "activation_keys_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "recovery_codes" ADD CONSTRAINT "recovery_codes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
CREATE UNIQUE INDEX "addresses_one_principal" ON "addresses" USING btree ("user_id") WHERE "addresses"."is_principal" and "addresses"."enable";
CREATE INDEX "addresses_user" ON "addresses" USING btree ("user_id","id");
CREATE INDEX "audit_log_at" ON "audit_log" USING btree ("at");
CREATE INDEX "audit_log_entity" ON "audit_log" USING btree ("entity","entity_id","at");
CREATE INDEX "audit_log_actor" ON "audit_log" USING btree ("actor_id","at");
CREATE INDEX "banners_place" ON "banners" USING btree ("place","position");
CREATE INDEX "blog_comments_post" ON "blog_comments" USING btree ("post_id","created_at");
CREATE INDEX "blog_posts_published_at" ON "blog_posts" USING btree ("published_at") WHERE "blog_posts"."enable";
CREATE INDEX "cart_lines_product" ON "cart_lines" USING btree ("product_id");
CREATE INDEX "carts_reserved_until" ON "carts" USING btree ("reserved_until") WHERE "carts"."reserved_until" is not null;
CREATE INDEX "categories_parent" ON "categories" USING btree ("parent_id","position");
CREATE INDEX "contact_messages_created_at" ON "contact_messages" USING btree ("created_at");
CREATE INDEX "contact_messages_unread" ON "contact_messages" USING btree ("created_at") WHERE "contact_messages"."read_at" is null;
CREATE INDEX "files_owner_created_at" ON "files" USING btree ("owner_id","created_at");
CREATE INDEX "files_kind_created_at" ON "files" USING btree ("kind","created_at");
CREATE INDEX "cities_name" ON "cities" USING btree ("name");
CREATE INDEX "idempotency_keys_created_at" ON "idempotency_keys" USING btree ("created_at");
CREATE UNIQUE INDEX "newsletter_subscribers_email_unique" ON "newsletter_subscribers" USING btree (lower("email"));
CREATE INDEX "newsletter_subscribers_created_at" ON "newsletter_subscribers" USING btree ("created_at");
CREATE UNIQUE INDEX "consecutives_one_enabled_per_document" ON "consecutives" USING btree ("document") WHERE "consecutives"."enable";
CREATE UNIQUE INDEX "number_series_one_open" ON "number_series" USING btree ("consecutive_id") WHERE "number_series"."closed_at" is null;
CREATE INDEX "number_series_consecutive" ON "number_series" USING btree ("consecutive_id","opened_at");
CREATE UNIQUE INDEX "order_extra_lines_one_delivery" ON "order_extra_lines" USING btree ("order_id") WHERE "order_extra_lines"."label" = 'Envio';
CREATE INDEX "order_extra_lines_order" ON "order_extra_lines" USING btree ("order_id");
CREATE INDEX "order_history_order" ON "order_history" USING btree ("order_id","id");
CREATE INDEX "order_lines_product" ON "order_lines" USING btree ("product_id");
CREATE UNIQUE INDEX "orders_number_unique" ON "orders" USING btree ("number");
CREATE INDEX "orders_date" ON "orders" USING btree ("order_date");
CREATE INDEX "orders_status_date" ON "orders" USING btree ("status","order_date");
CREATE INDEX "orders_client_date" ON "orders" USING btree ("client_id","order_date");
CREATE INDEX "orders_currency_date" ON "orders" USING btree ("currency","order_date");
CREATE INDEX "orders_without_number" ON "orders" USING btree ("order_date") WHERE "orders"."number" is null;
CREATE INDEX "outbox_due" ON "outbox" USING btree ("next_attempt_at") WHERE "outbox"."state" in ('pending', 'sending');
CREATE INDEX "outbox_state_created_at" ON "outbox" USING btree ("state","created_at");
CREATE INDEX "outbox_created_at" ON "outbox" USING btree ("created_at");
CREATE INDEX "payments_order" ON "payments" USING btree ("order_id");
CREATE INDEX "payments_to_verify" ON "payments" USING btree ("created_at") WHERE "payments"."state" = 'submitted';
CREATE INDEX "product_attribute_values_value" ON "product_attribute_values" USING btree ("value_id");
CREATE INDEX "product_attributes_attribute" ON "product_attributes" USING btree ("attribute_id");
CREATE INDEX "product_categories_category" ON "product_categories" USING btree ("category_id");
CREATE INDEX "product_pictures_file" ON "product_pictures" USING btree ("file");
CREATE UNIQUE INDEX "product_option_values_title_unique" ON "product_option_values" USING btree ("option_id",lower("title"));
CREATE UNIQUE INDEX "product_options_title_unique" ON "product_options" USING btree ("product_id",lower("title"));
CREATE UNIQUE INDEX "products_sku_unique" ON "products" USING btree (lower("sku"));
CREATE INDEX "products_brand" ON "products" USING btree ("brand_id");
CREATE INDEX "products_created_at" ON "products" USING btree ("created_at");
CREATE UNIQUE INDEX "profiles_clicode_unique" ON "profiles" USING btree (lower("clicode")) WHERE "profiles"."clicode" <> 'NO APROBADO';
CREATE INDEX "profiles_photo" ON "profiles" USING btree ("photo");
CREATE INDEX "rate_buckets_resets_at" ON "rate_buckets" USING btree ("resets_at");
CREATE INDEX "downloads_sale" ON "downloads" USING btree ("reset_sale_id","at");
CREATE INDEX "downloads_at" ON "downloads" USING btree ("at");
CREATE INDEX "reset_sales_reset" ON "reset_sales" USING btree ("reset_id");
CREATE INDEX "reset_sales_created_at" ON "reset_sales" USING btree ("created_at");
CREATE INDEX "reset_sales_to_verify" ON "reset_sales" USING btree ("created_at") WHERE "reset_sales"."verified_at" is null;
CREATE INDEX "reset_sales_keys_owed" ON "reset_sales" USING btree ("hid_at") WHERE "reset_sales"."hid" is not null and "reset_sales"."key" is null;
CREATE UNIQUE INDEX "resets_model_and_type_unique" ON "resets" USING btree ("brand_id",lower("device"),lower("model"),lower("type_file"));
CREATE INDEX "resets_model" ON "resets" USING btree ("model");
CREATE UNIQUE INDEX "reviews_one_per_email" ON "reviews" USING btree ("product_id",lower("email"));
CREATE INDEX "reviews_product_created_at" ON "reviews" USING btree ("product_id","created_at");
CREATE INDEX "reviews_created_at" ON "reviews" USING btree ("created_at");
CREATE INDEX "compare_items_product" ON "compare_items" USING btree ("product_id");
CREATE INDEX "wishlist_items_product" ON "wishlist_items" USING btree ("product_id");
CREATE INDEX "search_log_without_result" ON "search_log" USING btree ("day") WHERE "search_log"."results" = 0;
CREATE INDEX "service_order_history_order" ON "service_order_history" USING btree ("service_order_id","id");
CREATE UNIQUE INDEX "service_orders_number_unique" ON "service_orders" USING btree ("order_num");
CREATE INDEX "service_orders_date" ON "service_orders" USING btree ("fecha");
CREATE INDEX "service_orders_status_date" ON "service_orders" USING btree ("status","fecha");
CREATE INDEX "service_orders_customer_date" ON "service_orders" USING btree ("customer_id","fecha");
CREATE UNIQUE INDEX "service_quotes_one_pending" ON "service_quotes" USING btree ("service_order_id") WHERE "service_quotes"."state" = 'pending';
CREATE INDEX "service_quotes_order" ON "service_quotes" USING btree ("service_order_id","id");
CREATE INDEX "service_quotes_accepted" ON "service_quotes" USING btree ("decided_at") WHERE "service_quotes"."state" = 'accepted';
CREATE INDEX "service_tickets_order" ON "service_tickets" USING btree ("service_order_id");
CREATE UNIQUE INDEX "service_types_name_unique" ON "service_types" USING btree (lower("name"));
CREATE UNIQUE INDEX "services_name_unique" ON "services" USING btree ("type_id",lower("name"));
CREATE INDEX "services_type" ON "services" USING btree ("type_id","position");
CREATE INDEX "documents_tab" ON "documents" USING btree ("tab","position");
CREATE INDEX "faq_entries_section" ON "faq_entries" USING btree ("section","position");
CREATE UNIQUE INDEX "stock_alerts_one_waiting" ON "stock_alerts" USING btree ("product_id",lower("email")) WHERE "stock_alerts"."notified_at" is null;
CREATE INDEX "stock_alerts_created_at" ON "stock_alerts" USING btree ("created_at");
CREATE INDEX "stock_moves_product" ON "stock_moves" USING btree ("product_id","id");
CREATE INDEX "stock_moves_order" ON "stock_moves" USING btree ("order_id") WHERE "stock_moves"."order_id" is not null;
CREATE INDEX "stock_moves_at" ON "stock_moves" USING btree ("at");
CREATE UNIQUE INDEX "activation_keys_hash_unique" ON "activation_keys" USING btree ("key_hash");
CREATE INDEX "activation_keys_user" ON "activation_keys" USING btree ("user_id");
CREATE UNIQUE INDEX "recovery_codes_one_live_per_user" ON "recovery_codes" USING btree ("user_id") WHERE "recovery_codes"."ended_at" is null;
CREATE UNIQUE INDEX "recovery_codes_handle_unique" ON "recovery_codes" USING btree ("handle_hash");
CREATE INDEX "recovery_codes_user_created_at" ON "recovery_codes" USING btree ("user_id","created_at");
CREATE UNIQUE INDEX "sessions_token_hash_unique" ON "sessions" USING btree ("token_hash");
CREATE INDEX "sessions_user" ON "sessions" USING btree ("user_id");
CREATE INDEX "sessions_idle_expires_at" ON "sessions" USING btree ("idle_expires_at");
CREATE UNIQUE INDEX "users_email_unique" ON "users" USING btree (lower("email"));
CREATE INDEX "users_role_created_at" ON "users" USING btree ("role","created_at");
CREATE INDEX "users_created_at" ON "users" USING btree ("created_at");