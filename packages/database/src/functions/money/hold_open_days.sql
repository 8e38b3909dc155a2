-- Whoever moves money holds this lock shared until commit, whoever closes a day holds it alone: what is counted is all there.
create or replace function hold_open_days() returns void language sql as $$
  select pg_advisory_xact_lock_shared(7312022);
$$;
