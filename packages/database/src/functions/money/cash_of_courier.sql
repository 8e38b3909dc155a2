-- The holder of what a courier carries.
create or replace function cash_of_courier(courier integer) returns integer language plpgsql as $$
declare
  holder integer;
begin
  insert into cash_holders (courier_id) values (courier) on conflict do nothing;
  select id into holder from cash_holders where courier_id = courier;
  return holder;
end
$$;
