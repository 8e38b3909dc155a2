-- A return is of a completed order, and of nobody but its buyer.
-- Rule: selling/returns.ts mayAskUntil
create or replace function refuse_return_of_order() returns trigger language plpgsql as $$
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

create or replace trigger order_returns_of_completed_orders before insert on order_returns
  for each row execute function refuse_return_of_order();
