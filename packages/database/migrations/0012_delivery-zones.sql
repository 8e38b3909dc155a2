-- Where the shop delivers (selling.md#delivery-zones). Without a zone the fee of the settings applies, as before.
CREATE TABLE "delivery_zones" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "delivery_zones_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"state_id" integer NOT NULL,
	"city_id" integer,
	"mode" varchar(12) NOT NULL,
	"fees" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"minimums" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"days_from" integer,
	"days_to" integer,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "delivery_zones_place_unique" UNIQUE NULLS NOT DISTINCT("state_id","city_id"),
	CONSTRAINT "delivery_zones_mode_known" CHECK ("delivery_zones"."mode" in ('yes', 'no', 'arranged')),
	CONSTRAINT "delivery_zones_days" CHECK (num_nulls("delivery_zones"."days_from", "delivery_zones"."days_to") = 2 or (num_nulls("delivery_zones"."days_from", "delivery_zones"."days_to") = 0 and "delivery_zones"."days_from" between 0 and 90 and "delivery_zones"."days_to" between "delivery_zones"."days_from" and 90)),
	CONSTRAINT "delivery_zones_amounts" CHECK (jsonb_typeof("delivery_zones"."fees") = 'object' and jsonb_typeof("delivery_zones"."minimums") = 'object')
);

CREATE TABLE "pickup_points" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "pickup_points_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" varchar(100) NOT NULL,
	"address" varchar(300) NOT NULL,
	"phone" varchar(30),
	"hours" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"enable" boolean DEFAULT true NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "pickup_points_name_given" CHECK (btrim("pickup_points"."name") <> ''),
	CONSTRAINT "pickup_points_address_given" CHECK (btrim("pickup_points"."address") <> '')
);

ALTER TABLE "orders" ADD COLUMN "pickup_point" varchar(420) DEFAULT '' NOT NULL;
ALTER TABLE "orders" ADD CONSTRAINT "orders_delivered_or_picked_up" CHECK (not "orders"."home_delivery" or "orders"."pickup_point" = '');
ALTER TABLE "delivery_zones" ADD CONSTRAINT "delivery_zones_state" FOREIGN KEY ("state_id") REFERENCES "public"."states"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "delivery_zones" ADD CONSTRAINT "delivery_zones_city_of_state" FOREIGN KEY ("state_id","city_id") REFERENCES "public"."cities"("state_id","id") ON DELETE no action ON UPDATE no action;
