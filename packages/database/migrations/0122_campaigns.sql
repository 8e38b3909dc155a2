-- Newsletters that are written and sent here.
CREATE TABLE "bounce_gateways" (
	"id" smallint PRIMARY KEY NOT NULL,
	"secret" "bytea" NOT NULL,
	"last_report_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "bounce_gateways_one" CHECK ("bounce_gateways"."id" = 1)
);

CREATE TABLE "campaign_mails" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "campaign_mails_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"campaign_id" integer NOT NULL,
	"subscriber_id" integer,
	"outbox_id" integer,
	"queued_at" timestamp (3) with time zone,
	"clicked_at" timestamp (3) with time zone,
	"unsubscribed_at" timestamp (3) with time zone,
	"bounced_at" timestamp (3) with time zone,
	CONSTRAINT "campaign_mails_once" UNIQUE("campaign_id","subscriber_id"),
	CONSTRAINT "campaign_mails_outbox_once" UNIQUE("outbox_id"),
	CONSTRAINT "campaign_mails_queued_whole" CHECK (("campaign_mails"."queued_at" is null) = ("campaign_mails"."outbox_id" is null))
);

CREATE TABLE "campaigns" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "campaigns_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"subject" jsonb NOT NULL,
	"body" jsonb NOT NULL,
	"language" varchar(2),
	"bought" varchar(6) DEFAULT 'all' NOT NULL,
	"business" varchar(8) DEFAULT 'all' NOT NULL,
	"state" varchar(9) DEFAULT 'draft' NOT NULL,
	"scheduled_at" timestamp (3) with time zone,
	"started_at" timestamp (3) with time zone,
	"finished_at" timestamp (3) with time zone,
	"store_url" varchar(300),
	"channel_post" varchar(7),
	"channel_post_at" timestamp (3) with time zone,
	"channel_post_error" varchar(200),
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "campaigns_state_known" CHECK ("campaigns"."state" in ('draft', 'scheduled', 'sending', 'paused', 'stopped', 'sent')),
	CONSTRAINT "campaigns_language_known" CHECK ("campaigns"."language" in ('es', 'en', 'ru', 'ar')),
	CONSTRAINT "campaigns_bought_known" CHECK ("campaigns"."bought" in ('all', 'bought', 'never')),
	CONSTRAINT "campaigns_business_known" CHECK ("campaigns"."business" in ('all', 'business', 'person')),
	CONSTRAINT "campaigns_channel_post_known" CHECK ("campaigns"."channel_post" in ('sending', 'sent', 'failed', 'unsure')),
	CONSTRAINT "campaigns_scheduled_whole" CHECK ("campaigns"."state" = 'draft' or ("campaigns"."scheduled_at" is not null and "campaigns"."store_url" is not null)),
	CONSTRAINT "campaigns_started" CHECK (("campaigns"."state" in ('draft', 'scheduled')) = ("campaigns"."started_at" is null)),
	CONSTRAINT "campaigns_finished" CHECK (("campaigns"."state" in ('stopped', 'sent')) = ("campaigns"."finished_at" is not null)),
	CONSTRAINT "campaigns_posted_at" CHECK (("campaigns"."channel_post" is null) = ("campaigns"."channel_post_at" is null))
);

ALTER TABLE "newsletter_subscribers" ADD COLUMN "language" varchar(2);
ALTER TABLE "newsletter_subscribers" ADD COLUMN "currency" varchar(3);
ALTER TABLE "newsletter_subscribers" ADD COLUMN "bounced_at" timestamp (3) with time zone;
ALTER TABLE "newsletter_subscribers" ADD COLUMN "bounce_reason" varchar(200);
ALTER TABLE "campaign_mails" ADD CONSTRAINT "campaign_mails_campaign_id_campaigns_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "campaigns"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "campaign_mails" ADD CONSTRAINT "campaign_mails_subscriber_id_newsletter_subscribers_id_fk" FOREIGN KEY ("subscriber_id") REFERENCES "newsletter_subscribers"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "campaign_mails" ADD CONSTRAINT "campaign_mails_outbox_id_outbox_id_fk" FOREIGN KEY ("outbox_id") REFERENCES "outbox"("id") ON DELETE no action ON UPDATE no action;
CREATE INDEX "campaign_mails_waiting" ON "campaign_mails" USING btree ("campaign_id","id") WHERE "campaign_mails"."queued_at" is null;
CREATE INDEX "campaign_mails_queued_at" ON "campaign_mails" USING btree ("queued_at");
CREATE INDEX "campaign_mails_subscriber" ON "campaign_mails" USING btree ("subscriber_id");
CREATE INDEX "campaigns_created_at" ON "campaigns" USING btree ("created_at");
CREATE INDEX "campaigns_to_send" ON "campaigns" USING btree ("scheduled_at") WHERE "campaigns"."state" in ('scheduled', 'sending');
ALTER TABLE "newsletter_subscribers" ADD CONSTRAINT "newsletter_subscribers_language_known" CHECK ("newsletter_subscribers"."language" in ('es', 'en', 'ru', 'ar')) not valid;
ALTER TABLE "newsletter_subscribers" ADD CONSTRAINT "newsletter_subscribers_bounce_whole" CHECK (num_nulls("newsletter_subscribers"."bounced_at", "newsletter_subscribers"."bounce_reason") in (0, 2)) not valid;
