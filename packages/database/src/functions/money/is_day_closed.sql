create or replace function is_day_closed(checked date) returns boolean language plpgsql as $$
begin
  perform hold_open_days();
  return exists (select from day_closings where day >= checked);
end
$$;
