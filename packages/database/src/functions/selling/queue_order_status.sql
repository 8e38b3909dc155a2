create or replace function queue_order_status() returns trigger language plpgsql as $$
declare
  event text := case new.status when 'CANCELADA' then 'order.cancelled' else 'order.status_changed' end;
begin
  if exists (select from webhooks where enable and event = any (events)) then
    perform queue_webhook_event(event, 'order', new.id, webhook_order_facts(new) || jsonb_build_object(
      'previous', jsonb_build_object('status', old.status)
    ));
  end if;
  return null;
end
$$;

create or replace trigger orders_webhook_status after update of status on orders
  for each row when (new.status is distinct from old.status) execute function queue_order_status();
