-- Days that are closed with a count of the cash, and the day that money belongs to (selling.md#closing-of-the-day).
CREATE TABLE "cash_counts" (
	"day" date NOT NULL,
	"currency" varchar(3) NOT NULL,
	"opening" bigint NOT NULL,
	"expected" bigint NOT NULL,
	"counted" bigint NOT NULL,
	CONSTRAINT "cash_counts_day_currency_pk" PRIMARY KEY("day","currency"),
	CONSTRAINT "cash_counts_amounts" CHECK ("cash_counts"."opening" >= 0 and "cash_counts"."counted" >= 0)
);

CREATE TABLE "day_closings" (
	"day" date PRIMARY KEY NOT NULL,
	"first_day" date NOT NULL,
	"closed_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"closed_by" integer NOT NULL,
	"note" varchar(500) DEFAULT '' NOT NULL,
	CONSTRAINT "day_closings_first_day" CHECK ("day_closings"."first_day" <= "day_closings"."day")
);

ALTER TABLE "cash_counts" ADD CONSTRAINT "cash_counts_day_day_closings_day_fk" FOREIGN KEY ("day") REFERENCES "public"."day_closings"("day") ON DELETE no action ON UPDATE no action;
ALTER TABLE "cash_counts" ADD CONSTRAINT "cash_counts_currency_currencies_code_fk" FOREIGN KEY ("currency") REFERENCES "public"."currencies"("code") ON DELETE no action ON UPDATE no action;
ALTER TABLE "day_closings" ADD CONSTRAINT "day_closings_closed_by_users_id_fk" FOREIGN KEY ("closed_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "payments" ADD COLUMN "closing_day" date;
ALTER TABLE "refunds" ADD COLUMN "closing_day" date;
ALTER TABLE "service_payments" ADD COLUMN "closing_day" date;
ALTER TABLE "reset_sales" ADD COLUMN "closing_day" date;

-- Until now money belonged to the day on which it moved.
update payments set closing_day = (verified_at at time zone 'America/Havana')::date where verified_at is not null;
update reset_sales set closing_day = (verified_at at time zone 'America/Havana')::date where verified_at is not null;
alter table refunds disable trigger refunds_appended_only;
update refunds set closing_day = (refunded_at at time zone 'America/Havana')::date;
alter table refunds enable trigger refunds_appended_only;
alter table service_payments disable trigger service_payments_appended_only;
update service_payments set closing_day = (received_at at time zone 'America/Havana')::date;
alter table service_payments enable trigger service_payments_appended_only;

CREATE INDEX "payments_closing_day" ON "payments" USING btree ("closing_day");
CREATE INDEX "refunds_closing_day" ON "refunds" USING btree ("closing_day");
CREATE INDEX "service_payments_closing_day" ON "service_payments" USING btree ("closing_day");
CREATE INDEX "reset_sales_closing_day" ON "reset_sales" USING btree ("closing_day");
ALTER TABLE "payments" ADD CONSTRAINT "payments_closing_day_when_verified" CHECK (("payments"."verified_at" is null) = ("payments"."closing_day" is null));
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_have_closing_day" CHECK ("refunds"."closing_day" is not null);
ALTER TABLE "service_payments" ADD CONSTRAINT "service_payments_have_closing_day" CHECK ("service_payments"."closing_day" is not null);
ALTER TABLE "reset_sales" ADD CONSTRAINT "reset_sales_closing_day_when_verified" CHECK (("reset_sales"."verified_at" is null) = ("reset_sales"."closing_day" is null));


-- Whoever moves money holds this lock shared until commit, whoever closes a day holds it alone: what is counted is all there.
create function hold_open_days() returns void language sql as $$
  select pg_advisory_xact_lock_shared(7312022);
$$;
create function hold_closing() returns void language sql as $$
  select pg_advisory_xact_lock(7312022);
$$;

-- The day on which money moves, or the first open one after it.
create function open_day(moved timestamptz) returns date language plpgsql as $$
begin
  perform hold_open_days();
  return greatest(
    (moved at time zone 'America/Havana')::date, (select max(day) + 1 from day_closings)
  );
end
$$;

create function is_day_closed(checked date) returns boolean language plpgsql as $$
begin
  perform hold_open_days();
  return exists (select from day_closings where day >= checked);
end
$$;

create function refuse_closed_day(closed date, relation text) returns void language plpgsql as $$
begin
  if is_day_closed(closed) then
    raise exception '% belongs to %, which is closed', relation, closed
      using errcode = 'check_violation', table = relation, constraint = relation || '_day_open';
  end if;
end
$$;

create function date_payment() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and old.state = 'verified' then
    if (new.state, new.amount, new.currency, new.method, new.verified_at, new.order_id)
      is distinct from (old.state, old.amount, old.currency, old.method, old.verified_at, old.order_id)
    then
      perform refuse_closed_day(old.closing_day, 'payments');
    end if;
    new.closing_day := case when new.verified_at is not null then old.closing_day end;
    return new;
  end if;
  new.closing_day := case when new.verified_at is not null then open_day(new.verified_at) end;
  return new;
end
$$;
create trigger payments_dated before insert or update on payments
  for each row execute function date_payment();

create function date_reset_sale() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and old.verified_at is not null then
    if (new.verified_at, new.price) is distinct from (old.verified_at, old.price) then
      perform refuse_closed_day(old.closing_day, 'reset_sales');
    end if;
    new.closing_day := case when new.verified_at is not null then old.closing_day end;
    return new;
  end if;
  new.closing_day := case when new.verified_at is not null then open_day(new.verified_at) end;
  return new;
end
$$;
create trigger reset_sales_dated before insert or update on reset_sales
  for each row execute function date_reset_sale();

create function date_refund() returns trigger language plpgsql as $$
begin
  new.closing_day := open_day(new.refunded_at);
  return new;
end
$$;
create trigger refunds_dated before insert on refunds for each row execute function date_refund();

create function date_service_payment() returns trigger language plpgsql as $$
begin
  new.closing_day := open_day(new.received_at);
  return new;
end
$$;
create trigger service_payments_dated before insert on service_payments
  for each row execute function date_service_payment();

-- A paid row that is deleted would be missing in a closed day.
create function keep_closed_money() returns trigger language plpgsql as $$
begin
  if old.closing_day is not null then
    perform refuse_closed_day(old.closing_day, tg_table_name);
  end if;
  return old;
end
$$;
create trigger payments_kept_when_closed before delete on payments
  for each row execute function keep_closed_money();
create trigger reset_sales_kept_when_closed before delete on reset_sales
  for each row execute function keep_closed_money();

-- One day after the other, none twice and none ahead of time.
create function refuse_closing() returns trigger language plpgsql as $$
declare
  last_day date;
begin
  perform hold_closing();
  select max(day) into last_day from day_closings;
  if new.day <= last_day or new.first_day <> coalesce(last_day + 1, new.day)
    or new.day > (new.closed_at at time zone 'America/Havana')::date
  then
    raise exception 'day % cannot be closed', new.day
      using errcode = 'check_violation', table = tg_table_name, constraint = 'day_closings_in_order';
  end if;
  return new;
end
$$;
create trigger day_closings_in_order before insert on day_closings
  for each row execute function refuse_closing();
create trigger day_closings_appended_only before update or delete on day_closings
  for each row execute function refuse_rewriting();
create trigger cash_counts_appended_only before update or delete on cash_counts
  for each row execute function refuse_rewriting();
