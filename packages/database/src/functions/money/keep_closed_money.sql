-- A paid row that is deleted would be missing in a closed day.
create or replace function keep_closed_money() returns trigger language plpgsql as $$
begin
  if old.closing_day is not null then
    perform refuse_closed_day(old.closing_day, tg_table_name);
  end if;
  return old;
end
$$;

create or replace trigger payments_kept_when_closed before delete on payments
  for each row execute function keep_closed_money();

create or replace trigger reset_sales_kept_when_closed before delete on reset_sales
  for each row execute function keep_closed_money();
