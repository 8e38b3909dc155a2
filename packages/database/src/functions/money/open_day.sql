-- The day on which money moves, or the first open one after it.
-- Rule: platform/havana-day.ts havanaDay
create or replace function open_day(moved timestamptz) returns date language plpgsql as $$
begin
  perform hold_open_days();
  return greatest(
    (moved at time zone 'America/Havana')::date, (select max(day) + 1 from day_closings)
  );
end
$$;
