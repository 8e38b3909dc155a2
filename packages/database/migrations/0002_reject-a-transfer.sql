DROP INDEX "reset_sales_to_verify";
ALTER TABLE "reset_sales" ADD COLUMN "rejected_at" timestamp (3) with time zone;
ALTER TABLE "reset_sales" ADD COLUMN "rejected_by" integer;
ALTER TABLE "reset_sales" ADD COLUMN "rejection" varchar(500);
ALTER TABLE "reset_sales" ADD CONSTRAINT "reset_sales_rejected_by_users_id_fk" FOREIGN KEY ("rejected_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
CREATE INDEX "reset_sales_to_verify" ON "reset_sales" USING btree ("created_at") WHERE "reset_sales"."verified_at" is null and "reset_sales"."rejected_at" is null;
ALTER TABLE "reset_sales" ADD CONSTRAINT "reset_sales_rejected_by_someone" CHECK (num_nulls("reset_sales"."rejected_at", "reset_sales"."rejected_by", "reset_sales"."rejection") in (0, 3));
ALTER TABLE "reset_sales" ADD CONSTRAINT "reset_sales_verified_or_rejected" CHECK ("reset_sales"."verified_at" is null or "reset_sales"."rejected_at" is null);