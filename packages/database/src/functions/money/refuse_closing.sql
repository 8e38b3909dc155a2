-- One day after the other, none twice and none ahead of time.
create or replace function refuse_closing() returns trigger language plpgsql as $$
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

create or replace trigger day_closings_in_order before insert on day_closings
  for each row execute function refuse_closing();
