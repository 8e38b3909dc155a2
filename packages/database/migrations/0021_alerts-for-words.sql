-- An alert waits for a product, or for a new one with the words of a search that found nothing.
ALTER TABLE "stock_alerts" ALTER COLUMN "product_id" DROP NOT NULL;
ALTER TABLE "stock_alerts" ADD COLUMN "words" varchar(120);
CREATE UNIQUE INDEX "stock_alerts_words_waiting" ON "stock_alerts" USING btree (lower("words"),lower("email")) WHERE "stock_alerts"."notified_at" is null and "stock_alerts"."words" is not null;
ALTER TABLE "stock_alerts" ADD CONSTRAINT "stock_alerts_one_wish" CHECK (num_nonnulls("stock_alerts"."product_id", "stock_alerts"."words") = 1);
ALTER TABLE "stock_alerts" ADD CONSTRAINT "stock_alerts_words_given" CHECK (btrim("stock_alerts"."words") <> '');
