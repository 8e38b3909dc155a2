-- Goods that arrived and counts, as drafts that are booked once (selling.md#stock-sheets).
CREATE TABLE "stock_sheet_lines" (
	"sheet_id" integer NOT NULL,
	"product_id" integer NOT NULL,
	"position" integer NOT NULL,
	"quantity" integer,
	"expected" integer,
	"cost" bigint,
	CONSTRAINT "stock_sheet_lines_sheet_id_product_id_pk" PRIMARY KEY("sheet_id","product_id"),
	CONSTRAINT "stock_sheet_lines_quantity" CHECK ("stock_sheet_lines"."quantity" between 0 and 100000),
	CONSTRAINT "stock_sheet_lines_cost" CHECK ("stock_sheet_lines"."cost" > 0)
);

CREATE TABLE "stock_sheets" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "stock_sheets_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"kind" varchar(8) NOT NULL,
	"state" varchar(12) DEFAULT 'draft' NOT NULL,
	"title" varchar(120) DEFAULT '' NOT NULL,
	"supplier" varchar(120),
	"note" varchar(500) DEFAULT '' NOT NULL,
	"blind" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"created_by" integer NOT NULL,
	"booked_at" timestamp (3) with time zone,
	"booked_by" integer,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "stock_sheets_kind_known" CHECK ("stock_sheets"."kind" in ('receipt', 'count')),
	CONSTRAINT "stock_sheets_state_known" CHECK ("stock_sheets"."state" in ('draft', 'booked', 'discarded')),
	CONSTRAINT "stock_sheets_booked_by_someone" CHECK (num_nulls("stock_sheets"."booked_at", "stock_sheets"."booked_by") in (0, 2)),
	CONSTRAINT "stock_sheets_booked" CHECK (("stock_sheets"."state" = 'booked') = ("stock_sheets"."booked_at" is not null)),
	CONSTRAINT "stock_sheets_blind_counts" CHECK ("stock_sheets"."kind" = 'count' or not "stock_sheets"."blind")
);

ALTER TABLE "stock_moves" ADD COLUMN "sheet_id" integer;
ALTER TABLE "stock_sheet_lines" ADD CONSTRAINT "stock_sheet_lines_sheet_id_stock_sheets_id_fk" FOREIGN KEY ("sheet_id") REFERENCES "public"."stock_sheets"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "stock_sheet_lines" ADD CONSTRAINT "stock_sheet_lines_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "stock_sheets" ADD CONSTRAINT "stock_sheets_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "stock_sheets" ADD CONSTRAINT "stock_sheets_booked_by_users_id_fk" FOREIGN KEY ("booked_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "stock_moves" ADD CONSTRAINT "stock_moves_sheet_id_stock_sheets_id_fk" FOREIGN KEY ("sheet_id") REFERENCES "public"."stock_sheets"("id") ON DELETE no action ON UPDATE no action;
CREATE INDEX "stock_sheet_lines_product" ON "stock_sheet_lines" USING btree ("product_id","sheet_id");
CREATE INDEX "stock_sheets_state" ON "stock_sheets" USING btree ("state","created_at");
CREATE UNIQUE INDEX "stock_moves_sheet" ON "stock_moves" USING btree ("sheet_id","product_id") WHERE "stock_moves"."sheet_id" is not null;
ALTER TABLE "stock_moves" ADD CONSTRAINT "stock_moves_sheet_kinds" CHECK ("stock_moves"."sheet_id" is null or "stock_moves"."kind" in ('received', 'adjusted'));

-- A sheet that was booked or discarded stays as it is.
create function keep_stock_sheet() returns trigger language plpgsql as $$
begin
  if old.state <> 'draft' then
    raise exception 'stock sheet % is %', old.id, old.state
      using errcode = 'check_violation', table = tg_table_name, constraint = 'stock_sheets_final';
  end if;
  return case tg_op when 'DELETE' then old else new end;
end
$$;
create trigger stock_sheets_final before update or delete on stock_sheets
  for each row execute function keep_stock_sheet();

create function keep_stock_sheet_line() returns trigger language plpgsql as $$
begin
  if exists (
    select from stock_sheets where state <> 'draft'
      and id = case tg_op when 'DELETE' then old.sheet_id else new.sheet_id end
  ) then
    raise exception 'the stock sheet of this line is closed'
      using errcode = 'check_violation', table = tg_table_name, constraint = 'stock_sheet_lines_final';
  end if;
  return case tg_op when 'DELETE' then old else new end;
end
$$;
create trigger stock_sheet_lines_final before insert or update or delete on stock_sheet_lines
  for each row execute function keep_stock_sheet_line();
