-- Sessions from before have no browser: they are shown as unknown until they end.
CREATE TABLE "devices" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "devices_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"key_hash" "bytea" NOT NULL,
	"first_seen_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"last_seen_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "devices_key_is_hashed" CHECK (octet_length("devices"."key_hash") = 32)
);

ALTER TABLE "sessions" ADD COLUMN "device_id" integer;
ALTER TABLE "sessions" ADD COLUMN "user_agent" varchar(300) DEFAULT '' NOT NULL;
ALTER TABLE "sessions" ADD COLUMN "network" varchar(20) DEFAULT '' NOT NULL;
ALTER TABLE "users" ADD COLUMN "closed_at" timestamp (3) with time zone;
ALTER TABLE "devices" ADD CONSTRAINT "devices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
CREATE UNIQUE INDEX "devices_key_hash_unique" ON "devices" USING btree ("key_hash");
CREATE INDEX "devices_user" ON "devices" USING btree ("user_id");
CREATE INDEX "devices_last_seen_at" ON "devices" USING btree ("last_seen_at");
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_device_id_devices_id_fk" FOREIGN KEY ("device_id") REFERENCES "public"."devices"("id") ON DELETE set null ON UPDATE no action;
CREATE INDEX "sessions_device" ON "sessions" USING btree ("device_id");
ALTER TABLE "users" ADD CONSTRAINT "users_closed_is_disabled" CHECK ("users"."closed_at" is null or not "users"."enabled");


-- Nothing is added to a closed account (people.md#closing-the-account). The lock makes a request that is under way wait
-- for the closing, and see it. Argument: the column that names the account.
create function refuse_row_of_closed_account() returns trigger language plpgsql as $$
declare
  owner integer := (to_jsonb(new) ->> tg_argv[0])::integer;
begin
  if owner is null then
    return new;
  end if;
  perform from users where id = owner for key share;
  if exists (select from users where id = owner and closed_at is not null) then
    raise exception 'account % is closed', owner
      using errcode = 'check_violation', table = tg_table_name, constraint = 'rows_of_open_accounts';
  end if;
  return new;
end
$$;

create trigger orders_of_open_accounts before insert on orders
  for each row execute function refuse_row_of_closed_account('client_id');
create trigger service_orders_of_open_accounts before insert on service_orders
  for each row execute function refuse_row_of_closed_account('customer_id');
create trigger reset_sales_of_open_accounts before insert on reset_sales
  for each row execute function refuse_row_of_closed_account('buyer_id');
create trigger profiles_of_open_accounts before insert on profiles
  for each row execute function refuse_row_of_closed_account('user_id');
create trigger addresses_of_open_accounts before insert on addresses
  for each row execute function refuse_row_of_closed_account('user_id');
create trigger reviews_of_open_accounts before insert on reviews
  for each row execute function refuse_row_of_closed_account('user_id');
create trigger wishlist_items_of_open_accounts before insert on wishlist_items
  for each row execute function refuse_row_of_closed_account('user_id');
create trigger compare_items_of_open_accounts before insert on compare_items
  for each row execute function refuse_row_of_closed_account('user_id');
create trigger stock_alerts_of_open_accounts before insert on stock_alerts
  for each row execute function refuse_row_of_closed_account('user_id');
create trigger contact_messages_of_open_accounts before insert on contact_messages
  for each row execute function refuse_row_of_closed_account('user_id');
create trigger files_of_open_accounts before insert on files
  for each row execute function refuse_row_of_closed_account('owner_id');
