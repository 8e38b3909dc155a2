-- The promises of the home page are rows, staff translate the shop's texts, and services may say what they cost at least
-- and how long they take. Every shop gets its first promises from the reference data.
CREATE TABLE "promises" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "promises_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"icon" varchar(12) NOT NULL,
	"title" varchar(80) NOT NULL,
	"text" varchar(160) DEFAULT '' NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"enable" boolean DEFAULT true NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "promises_icon_known" CHECK ("promises"."icon" in ('truck', 'headset', 'percent', 'shield')),
	CONSTRAINT "promises_title_given" CHECK (btrim("promises"."title") <> '')
);

CREATE TABLE "translations" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "translations_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"area" varchar(12) NOT NULL,
	"source" text NOT NULL,
	"key" varchar(32) GENERATED ALWAYS AS (md5((area)::text || ':'::text || source)) STORED NOT NULL,
	"en" text,
	"ru" text,
	"ar" text,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "translations_key_unique" UNIQUE("key"),
	CONSTRAINT "translations_area_known" CHECK ("translations"."area" in ('promises', 'slides', 'faq', 'services', 'options')),
	CONSTRAINT "translations_source_given" CHECK (btrim("translations"."source") <> ''),
	CONSTRAINT "translations_not_blank" CHECK (btrim("translations"."en") <> '' and btrim("translations"."ru") <> '' and btrim("translations"."ar") <> '')
);

ALTER TABLE "services" ADD COLUMN "price_from" bigint;
ALTER TABLE "services" ADD COLUMN "price_from_alt" bigint;
ALTER TABLE "services" ADD COLUMN "turnaround_days" integer;
ALTER TABLE "services" ADD CONSTRAINT "services_price_from" CHECK ("services"."price_from" > 0 and "services"."price_from_alt" > 0);
ALTER TABLE "services" ADD CONSTRAINT "services_turnaround" CHECK ("services"."turnaround_days" between 1 and 365);
