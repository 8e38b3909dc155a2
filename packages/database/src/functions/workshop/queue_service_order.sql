create or replace function queue_service_order() returns trigger language plpgsql as $$
declare
  event text := case tg_op when 'INSERT' then 'service_order.placed' else 'service_order.status_changed' end;
begin
  if exists (select from webhooks where enable and event = any (events)) then
    perform queue_webhook_event(event, 'service_order', new.id, webhook_service_order_facts(new) || case tg_op
      when 'UPDATE' then jsonb_build_object('previous', jsonb_build_object('status', old.status)) else '{}' end);
  end if;
  return null;
end
$$;

create or replace trigger service_orders_webhook_placed after insert on service_orders
  for each row execute function queue_service_order();

create or replace trigger service_orders_webhook_status after update of status on service_orders
  for each row when (new.status is distinct from old.status) execute function queue_service_order();
