-- A statement that takes units for several products calls this when one of them lacks some: it fails as a whole, under a
-- code of its own.
create or replace function require_stock(is_whole boolean) returns boolean language plpgsql as $$
begin
  if not is_whole then
    raise exception 'a product has fewer units than were asked for' using errcode = 'TC001';
  end if;
  return true;
end $$;
