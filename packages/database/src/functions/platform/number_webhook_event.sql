-- Arguments: the object, and the name of its number in the facts.
create or replace function number_webhook_event() returns trigger language plpgsql as $$
begin
  if exists (select from webhooks where enable) then
    update webhook_events set data = data || jsonb_build_object(
      tg_argv[1], case tg_argv[0] when 'order' then to_jsonb(new) -> 'number' else to_jsonb(new) -> 'order_num' end
    )
    where object = tg_argv[0] and object_id = new.id and state = 'pending' and attempts = 0;
  end if;
  return null;
end
$$;

create or replace trigger orders_webhook_number after update of number on orders
  for each row when (old.number is null and new.number is not null)
  execute function number_webhook_event('order', 'noSellOrden');

create or replace trigger service_orders_webhook_number after update of order_num on service_orders
  for each row when (old.order_num is null and new.order_num is not null)
  execute function number_webhook_event('service_order', 'orderNum');
