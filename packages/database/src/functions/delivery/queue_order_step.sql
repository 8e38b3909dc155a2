-- From other tables the order is locked first, so that ids follow its changes. Every use case holds the lock already.
create or replace function queue_order_step() returns trigger language plpgsql as $$
declare
  about orders;
begin
  if exists (select from webhooks where enable and 'order.status_changed' = any (events)) then
    select * into about from orders where id = new.order_id for no key update;
    perform queue_webhook_event('order.status_changed', 'order', new.order_id, webhook_order_facts(about) || jsonb_build_object(
      'previous', jsonb_build_object('step', case tg_op when 'UPDATE' then old.step end)
    ));
  end if;
  return null;
end
$$;

create or replace trigger deliveries_webhook_first_step after insert on deliveries
  for each row execute function queue_order_step();

create or replace trigger deliveries_webhook_step after update of step on deliveries
  for each row when (new.step is distinct from old.step) execute function queue_order_step();
