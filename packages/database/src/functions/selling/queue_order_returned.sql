create or replace function queue_order_returned() returns trigger language plpgsql as $$
declare
  about orders;
begin
  if exists (select from webhooks where enable and 'order.returned' = any (events)) then
    select * into about from orders where id = new.order_id for no key update;
    perform queue_webhook_event('order.returned', 'order', about.id, webhook_order_facts(about) || jsonb_build_object(
      'return', jsonb_build_object('id', new.id, 'kind', new.kind, 'reason', new.reason, 'items', (
        select coalesce(jsonb_agg(jsonb_build_object(
          'productId', bought.product_id, 'sku', bought.sku, 'quantity', back.quantity, 'outcome', back.outcome,
          'combo', bought.combo ->> 'name'
        ) order by bought.position), '[]')
        from return_lines as back join order_lines as bought on bought.id = back.order_line_id
        where back.return_id = new.id
      ))
    ));
  end if;
  return null;
end
$$;

-- At commit: the lines are settled in the same transaction.
create constraint trigger order_returns_webhook_entered after insert on order_returns
  deferrable initially deferred for each row when (new.state = 'settled') execute function queue_order_returned();

create constraint trigger order_returns_webhook_settled after update of state on order_returns
  deferrable initially deferred for each row
  when (new.state = 'settled' and old.state is distinct from 'settled') execute function queue_order_returned();
