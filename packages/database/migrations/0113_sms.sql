-- Messages to customers by SMS, and codes that sign in.
CREATE TABLE "sign_in_codes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "sign_in_codes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"channel" varchar(8) NOT NULL,
	"code_hash" "bytea" NOT NULL,
	"handle_hash" "bytea" NOT NULL,
	"network_hash" "bytea" NOT NULL,
	"from_known_network" boolean NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone,
	CONSTRAINT "sign_in_codes_handle_unique" UNIQUE("handle_hash"),
	CONSTRAINT "sign_in_codes_channel_known" CHECK ("sign_in_codes"."channel" in ('telegram', 'sms')),
	CONSTRAINT "sign_in_codes_code_hashed" CHECK (octet_length("sign_in_codes"."code_hash") = 32),
	CONSTRAINT "sign_in_codes_handle_hashed" CHECK (octet_length("sign_in_codes"."handle_hash") = 32),
	CONSTRAINT "sign_in_codes_network_hashed" CHECK (octet_length("sign_in_codes"."network_hash") = 32),
	CONSTRAINT "sign_in_codes_tries" CHECK ("sign_in_codes"."tries" between 0 and 5)
);

CREATE TABLE "phone_codes" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"phone" varchar(16) NOT NULL,
	"code_hash" "bytea" NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "phone_codes_mobile" CHECK ("phone_codes"."phone" ~ '^\+53[56][0-9]{7}$'),
	CONSTRAINT "phone_codes_hashed" CHECK (octet_length("phone_codes"."code_hash") = 32),
	CONSTRAINT "phone_codes_tries" CHECK ("phone_codes"."tries" >= 0)
);

CREATE TABLE "phone_links" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"phone" varchar(16) NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "phone_links_mobile" CHECK ("phone_links"."phone" ~ '^\+53[56][0-9]{7}$')
);

CREATE TABLE "sms_gateways" (
	"id" smallint PRIMARY KEY NOT NULL,
	"url" varchar(200) NOT NULL,
	"username" varchar(100) NOT NULL,
	"password" "bytea" NOT NULL,
	"part_price" integer DEFAULT 0 NOT NULL,
	"daily_parts" integer NOT NULL,
	"day" date,
	"day_parts" integer DEFAULT 0 NOT NULL,
	"refused_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "sms_gateways_one" CHECK ("sms_gateways"."id" = 1),
	CONSTRAINT "sms_gateways_url_plain" CHECK ("sms_gateways"."url" ~ '^https?://[^[:space:][:cntrl:]@]+$'),
	CONSTRAINT "sms_gateways_part_price" CHECK ("sms_gateways"."part_price" between 0 and 100000),
	CONSTRAINT "sms_gateways_daily_parts" CHECK ("sms_gateways"."daily_parts" between 0 and 10000),
	CONSTRAINT "sms_gateways_day_parts" CHECK ("sms_gateways"."day_parts" >= 0)
);

CREATE TABLE "sms_messages" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "sms_messages_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"outbox_id" integer,
	"gateway_id" varchar(36) NOT NULL,
	"state" varchar(9) DEFAULT 'handing' NOT NULL,
	"parts" smallint NOT NULL,
	"cost" integer NOT NULL,
	"error" varchar(200),
	"checked_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "sms_messages_outbox_once" UNIQUE("outbox_id"),
	CONSTRAINT "sms_messages_gateway_id_unique" UNIQUE("gateway_id"),
	CONSTRAINT "sms_messages_state_known" CHECK ("sms_messages"."state" in ('handing', 'accepted', 'sent', 'delivered', 'failed')),
	CONSTRAINT "sms_messages_parts" CHECK ("sms_messages"."parts" between 1 and 9),
	CONSTRAINT "sms_messages_cost" CHECK ("sms_messages"."cost" >= 0)
);

ALTER TABLE "outbox" DROP CONSTRAINT "outbox_channel_known";
ALTER TABLE "notice_choices" ADD COLUMN "by_sms" varchar(8)[] DEFAULT '{}' NOT NULL;
ALTER TABLE "notice_choices" ADD COLUMN "fallback" varchar(8) DEFAULT 'mail-sms' NOT NULL;
ALTER TABLE "outbox" ADD COLUMN "refused_by" varchar(8)[] DEFAULT '{}' NOT NULL;
ALTER TABLE "sign_in_codes" ADD CONSTRAINT "sign_in_codes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "phone_codes" ADD CONSTRAINT "phone_codes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "phone_links" ADD CONSTRAINT "phone_links_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "sms_messages" ADD CONSTRAINT "sms_messages_outbox_id_outbox_id_fk" FOREIGN KEY ("outbox_id") REFERENCES "public"."outbox"("id") ON DELETE no action ON UPDATE no action;
CREATE INDEX "sign_in_codes_user" ON "sign_in_codes" USING btree ("user_id","created_at");
CREATE INDEX "sign_in_codes_created_at" ON "sign_in_codes" USING btree ("created_at");
CREATE INDEX "sms_messages_under_way" ON "sms_messages" USING btree ("created_at") WHERE "sms_messages"."state" in ('handing', 'accepted', 'sent');
CREATE INDEX "sms_messages_created_at" ON "sms_messages" USING btree ("created_at");
ALTER TABLE "notice_choices" ADD CONSTRAINT "notice_choices_sms_topics_known" CHECK ("notice_choices"."by_sms" <@ array['orders', 'payments', 'repairs', 'resets', 'news']::varchar[]) not valid;
ALTER TABLE "notice_choices" ADD CONSTRAINT "notice_choices_fallback_known" CHECK ("notice_choices"."fallback" in ('mail-sms', 'sms-mail', 'mail')) not valid;
ALTER TABLE "outbox" ADD CONSTRAINT "outbox_refused_by_known" CHECK ("outbox"."refused_by" <@ array['mail', 'telegram', 'sms']::varchar[]) not valid;
ALTER TABLE "outbox" ADD CONSTRAINT "outbox_channel_known" CHECK ("outbox"."channel" in ('mail', 'telegram', 'sms')) not valid;