create or replace function hold_closing() returns void language sql as $$
  select pg_advisory_xact_lock(7312022);
$$;
