-- Keys by which programs use the API. The key itself is never stored.
CREATE TABLE "api_keys" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "api_keys_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" varchar(80) NOT NULL,
	"prefix" varchar(12) NOT NULL,
	"key_hash" "bytea" NOT NULL,
	"permissions" text[] NOT NULL,
	"networks" text[] DEFAULT '{}' NOT NULL,
	"limit_per_minute" integer NOT NULL,
	"created_by" integer NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"last_used_at" timestamp (3) with time zone,
	"last_used_network" varchar(20),
	"revoked_at" timestamp (3) with time zone,
	"revoked_by" integer,
	CONSTRAINT "api_keys_name_given" CHECK (btrim("api_keys"."name") <> ''),
	CONSTRAINT "api_keys_key_is_hashed" CHECK (octet_length("api_keys"."key_hash") = 32),
	CONSTRAINT "api_keys_prefix_form" CHECK ("api_keys"."prefix" ~ '^tck_[A-Za-z0-9_-]{8}$'),
	CONSTRAINT "api_keys_limit" CHECK ("api_keys"."limit_per_minute" between 1 and 6000),
	CONSTRAINT "api_keys_networks" CHECK (cardinality("api_keys"."networks") <= 20),
	CONSTRAINT "api_keys_expire" CHECK ("api_keys"."expires_at" > "api_keys"."created_at"),
	CONSTRAINT "api_keys_revoked_by_somebody" CHECK (num_nulls("api_keys"."revoked_at", "api_keys"."revoked_by") in (0, 2)),
	CONSTRAINT "api_keys_used_from_somewhere" CHECK (num_nulls("api_keys"."last_used_at", "api_keys"."last_used_network") in (0, 2))
);
ALTER TABLE "api_keys" ADD CONSTRAINT "api_keys_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "api_keys" ADD CONSTRAINT "api_keys_revoked_by_users_id_fk" FOREIGN KEY ("revoked_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
CREATE UNIQUE INDEX "api_keys_hash_unique" ON "api_keys" USING btree ("key_hash");
CREATE UNIQUE INDEX "api_keys_name_unique" ON "api_keys" USING btree (lower("name")) WHERE "api_keys"."revoked_at" is null;
CREATE INDEX "api_keys_created_by" ON "api_keys" USING btree ("created_by");

-- A key is an actor of its own; `actor_id` stays the person who answers for it.
ALTER TABLE "audit_log" ADD COLUMN "api_key_id" integer;
ALTER TABLE "audit_log" ADD CONSTRAINT "audit_log_api_key_id_api_keys_id_fk" FOREIGN KEY ("api_key_id") REFERENCES "public"."api_keys"("id") ON DELETE no action ON UPDATE no action;
CREATE INDEX "audit_log_api_key" ON "audit_log" USING btree ("api_key_id","at") WHERE "audit_log"."api_key_id" is not null;
