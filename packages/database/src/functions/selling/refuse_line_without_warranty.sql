-- A repair is asked for within the warranty of its line, in days of Havana. The days of a return are a setting.
-- Rule: selling/returns.ts lastDayFor
create or replace function refuse_line_without_warranty() returns trigger language plpgsql as $$
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

create or replace trigger return_lines_within_warranty before insert on return_lines
  for each row execute function refuse_line_without_warranty();
