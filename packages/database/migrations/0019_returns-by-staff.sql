-- Staff register returns of orders, also of buyers without an account (selling.md#returns).
ALTER TABLE "order_returns" ALTER COLUMN "client_id" DROP NOT NULL;
ALTER TABLE "order_returns" ADD COLUMN "registered_by" integer;
ALTER TABLE "order_returns" ADD COLUMN "condition" varchar(12);
ALTER TABLE "order_returns" ADD COLUMN "contact_name" varchar(200);
ALTER TABLE "order_returns" ADD COLUMN "contact_phone" varchar(30);
ALTER TABLE "order_returns" ADD CONSTRAINT "order_returns_registered_by_users_id_fk" FOREIGN KEY ("registered_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "order_returns" ADD CONSTRAINT "order_returns_condition_known" CHECK ("order_returns"."condition" in ('sealed', 'opened', 'incomplete', 'damaged'));
ALTER TABLE "order_returns" ADD CONSTRAINT "order_returns_condition_seen" CHECK (num_nulls("order_returns"."registered_by", "order_returns"."condition") in (0, 2));
ALTER TABLE "order_returns" ADD CONSTRAINT "order_returns_contact_whole" CHECK (num_nulls("order_returns"."contact_name", "order_returns"."contact_phone") in (0, 2));
ALTER TABLE "order_returns" ADD CONSTRAINT "order_returns_has_author" CHECK ("order_returns"."client_id" is not null or "order_returns"."registered_by" is not null);
ALTER TABLE "order_returns" ADD CONSTRAINT "order_returns_contact_without_account" CHECK ("order_returns"."contact_name" is null or "order_returns"."client_id" is null);

-- A return is of a completed order, and of nobody but its buyer.
create function refuse_return_of_order() returns trigger language plpgsql as $$
declare
  bought record;
begin
  select status, client_id into bought from orders where id = new.order_id for no key update;
  if bought.status is distinct from 'COMPLETADA' then
    raise exception 'order % is not completed', new.order_id
      using errcode = 'check_violation', table = tg_table_name, constraint = 'order_returns_of_completed_orders';
  end if;
  if new.client_id is not null and new.client_id is distinct from bought.client_id then
    raise exception 'order % has another buyer', new.order_id
      using errcode = 'check_violation', table = tg_table_name, constraint = 'order_returns_of_buyer';
  end if;
  return new;
end
$$;
create trigger order_returns_of_completed_orders before insert on order_returns
  for each row execute function refuse_return_of_order();

-- A repair is asked for within the warranty of its line, in days of Havana. The days of a return are a setting.
create function refuse_line_without_warranty() returns trigger language plpgsql as $$
declare
  asked record;
begin
  select (r.asked_at at time zone 'America/Havana')::date as day,
    ((o.completed_at at time zone 'America/Havana')::date + make_interval(months => l.warranty_months))::date as last_day,
    l.warranty_months
  into asked
  from order_returns as r join orders as o on o.id = r.order_id join order_lines as l on l.id = new.order_line_id
  where r.id = new.return_id and r.kind = 'warranty';
  if found and (asked.warranty_months = 0 or asked.last_day is null or asked.day > asked.last_day) then
    raise exception 'order line % has no warranty any more', new.order_line_id
      using errcode = 'check_violation', table = tg_table_name, constraint = 'return_lines_within_warranty';
  end if;
  return new;
end
$$;
create trigger return_lines_within_warranty before insert on return_lines
  for each row execute function refuse_line_without_warranty();
