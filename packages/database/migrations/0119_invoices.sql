-- Invoices and credit notes in series of their own.
CREATE TABLE "invoices" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "invoices_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"kind" varchar(8) NOT NULL,
	"number" varchar(40) NOT NULL,
	"series_id" integer NOT NULL,
	"sequence" integer NOT NULL,
	"order_id" integer NOT NULL,
	"cancels_id" integer,
	"reason" varchar(500),
	"currency" varchar(3) NOT NULL,
	"subtotal" bigint NOT NULL,
	"total" bigint NOT NULL,
	"content" jsonb NOT NULL,
	"issued_at" timestamp (3) with time zone NOT NULL,
	"issued_by" integer NOT NULL,
	CONSTRAINT "invoices_number_unique" UNIQUE("number"),
	CONSTRAINT "invoices_sequence_unique" UNIQUE("series_id","sequence"),
	CONSTRAINT "invoices_cancelled_once" UNIQUE("cancels_id"),
	CONSTRAINT "invoices_kind_known" CHECK ("invoices"."kind" in ('invoice', 'credit')),
	CONSTRAINT "invoices_credit_cancels" CHECK (("invoices"."kind" = 'credit') = ("invoices"."cancels_id" is not null)),
	CONSTRAINT "invoices_credit_has_reason" CHECK (("invoices"."kind" = 'credit') = ("invoices"."reason" is not null)),
	CONSTRAINT "invoices_reason_given" CHECK (btrim("invoices"."reason") <> ''),
	CONSTRAINT "invoices_amounts" CHECK ("invoices"."subtotal" >= 0 and "invoices"."total" >= 0)
);

ALTER TABLE "invoices" ADD CONSTRAINT "invoices_series_id_number_series_id_fk" FOREIGN KEY ("series_id") REFERENCES "public"."number_series"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_currency_currencies_code_fk" FOREIGN KEY ("currency") REFERENCES "public"."currencies"("code") ON DELETE no action ON UPDATE no action;
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_issued_by_users_id_fk" FOREIGN KEY ("issued_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_cancels_invoice" FOREIGN KEY ("cancels_id") REFERENCES "public"."invoices"("id") ON DELETE no action ON UPDATE no action;
CREATE INDEX "invoices_order" ON "invoices" USING btree ("order_id");
