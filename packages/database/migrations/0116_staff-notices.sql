-- Notices of work for staff: push messages, Telegram with answers, mail.
CREATE TABLE "push_devices" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "push_devices_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"endpoint_hash" "bytea" NOT NULL,
	"subscription" "bytea" NOT NULL,
	"user_agent" varchar(300) NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"last_sent_at" timestamp (3) with time zone,
	"failed_at" timestamp (3) with time zone,
	CONSTRAINT "push_devices_endpoint_once" UNIQUE("endpoint_hash"),
	CONSTRAINT "push_devices_endpoint_hashed" CHECK (octet_length("push_devices"."endpoint_hash") = 32)
);

CREATE TABLE "push_keys" (
	"id" smallint PRIMARY KEY NOT NULL,
	"public_key" varchar(90) NOT NULL,
	"private_key" "bytea" NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "push_keys_one" CHECK ("push_keys"."id" = 1)
);

CREATE TABLE "staff_chat_buttons" (
	"token_hash" "bytea" PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"chat_id" bigint NOT NULL,
	"answer" varchar(20) NOT NULL,
	"step" varchar(8) NOT NULL,
	"order_id" integer NOT NULL,
	"order_version" integer,
	"payment_id" integer,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "staff_chat_buttons_hashed" CHECK (octet_length("staff_chat_buttons"."token_hash") = 32),
	CONSTRAINT "staff_chat_buttons_answer_known" CHECK ("staff_chat_buttons"."answer" in ('verifyPayment', 'acceptOrder')),
	CONSTRAINT "staff_chat_buttons_step_known" CHECK ("staff_chat_buttons"."step" in ('ask', 'confirm', 'cancel')),
	CONSTRAINT "staff_chat_buttons_confirm_what" CHECK ("staff_chat_buttons"."step" = 'ask' or "staff_chat_buttons"."order_version" is not null)
);

CREATE TABLE "staff_messages" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "staff_messages_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"channel" varchar(8) NOT NULL,
	"device_id" integer,
	"rows" jsonb NOT NULL,
	"state" varchar(8) NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_attempt_at" timestamp (3) with time zone NOT NULL,
	"last_error" varchar(300),
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"sent_at" timestamp (3) with time zone,
	CONSTRAINT "staff_messages_channel_known" CHECK ("staff_messages"."channel" in ('mail', 'telegram', 'push')),
	CONSTRAINT "staff_messages_state_known" CHECK ("staff_messages"."state" in ('waiting', 'sending', 'sent', 'failed', 'dropped')),
	CONSTRAINT "staff_messages_device_of_push" CHECK (("staff_messages"."channel" = 'push') = ("staff_messages"."device_id" is not null)),
	CONSTRAINT "staff_messages_sent_when" CHECK (("staff_messages"."state" = 'sent') = ("staff_messages"."sent_at" is not null)),
	CONSTRAINT "staff_messages_rows_listed" CHECK (jsonb_typeof("staff_messages"."rows") = 'array')
);

CREATE TABLE "staff_notice_choices" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"by_mail" varchar(12)[] DEFAULT '{}' NOT NULL,
	"by_telegram" varchar(12)[] DEFAULT '{}' NOT NULL,
	"by_push" varchar(12)[] DEFAULT '{}' NOT NULL,
	"quiet_from" smallint,
	"quiet_until" smallint,
	CONSTRAINT "staff_notice_choices_mail_known" CHECK ("staff_notice_choices"."by_mail" <@ array['payments', 'orders', 'deliveries', 'returns', 'repairs', 'resets', 'people', 'shop']::varchar[]),
	CONSTRAINT "staff_notice_choices_telegram_known" CHECK ("staff_notice_choices"."by_telegram" <@ array['payments', 'orders', 'deliveries', 'returns', 'repairs', 'resets', 'people', 'shop']::varchar[]),
	CONSTRAINT "staff_notice_choices_push_known" CHECK ("staff_notice_choices"."by_push" <@ array['payments', 'orders', 'deliveries', 'returns', 'repairs', 'resets', 'people', 'shop']::varchar[]),
	CONSTRAINT "staff_notice_choices_quiet_whole" CHECK (num_nulls("staff_notice_choices"."quiet_from", "staff_notice_choices"."quiet_until") in (0, 2)),
	CONSTRAINT "staff_notice_choices_quiet_of_day" CHECK ("staff_notice_choices"."quiet_from" between 0 and 23 and "staff_notice_choices"."quiet_until" between 0 and 23)
);

CREATE TABLE "staff_notice_rows" (
	"staff_role" varchar(20) NOT NULL,
	"kind" varchar(20) NOT NULL,
	"row_id" integer NOT NULL,
	"since" timestamp (3) with time zone NOT NULL,
	"found_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "staff_notice_rows_pk" PRIMARY KEY("staff_role","kind","row_id","since")
);

ALTER TABLE "telegram_codes" ADD COLUMN "for_staff" boolean DEFAULT false NOT NULL;
ALTER TABLE "telegram_links" ADD COLUMN "staff_at" timestamp (3) with time zone;
ALTER TABLE "push_devices" ADD CONSTRAINT "push_devices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "staff_chat_buttons" ADD CONSTRAINT "staff_chat_buttons_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "staff_chat_buttons" ADD CONSTRAINT "staff_chat_buttons_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "staff_chat_buttons" ADD CONSTRAINT "staff_chat_buttons_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "staff_messages" ADD CONSTRAINT "staff_messages_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "staff_messages" ADD CONSTRAINT "staff_messages_device_id_push_devices_id_fk" FOREIGN KEY ("device_id") REFERENCES "public"."push_devices"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "staff_notice_choices" ADD CONSTRAINT "staff_notice_choices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
CREATE INDEX "push_devices_user" ON "push_devices" USING btree ("user_id");
CREATE INDEX "staff_chat_buttons_user" ON "staff_chat_buttons" USING btree ("user_id","order_id");
CREATE INDEX "staff_chat_buttons_order" ON "staff_chat_buttons" USING btree ("order_id");
CREATE INDEX "staff_chat_buttons_payment" ON "staff_chat_buttons" USING btree ("payment_id");
CREATE INDEX "staff_chat_buttons_expires" ON "staff_chat_buttons" USING btree ("expires_at");
CREATE UNIQUE INDEX "staff_messages_gathers_once" ON "staff_messages" USING btree ("user_id","channel",coalesce("device_id", 0)) WHERE "staff_messages"."state" = 'waiting';
CREATE INDEX "staff_messages_due" ON "staff_messages" USING btree ("next_attempt_at") WHERE "staff_messages"."state" in ('waiting', 'sending');
CREATE INDEX "staff_messages_created" ON "staff_messages" USING btree ("created_at");
CREATE INDEX "staff_messages_device" ON "staff_messages" USING btree ("device_id");
CREATE INDEX "staff_notice_rows_found" ON "staff_notice_rows" USING btree ("found_at");
