-- Fires when the whole statement is done: the lines are there. The number comes later in the same transaction.
create or replace function queue_order_placed() returns trigger language plpgsql as $$
begin
  if exists (select from webhooks where enable and 'order.placed' = any (events)) then
    perform queue_webhook_event('order.placed', 'order', new.id, webhook_order_facts(new) || jsonb_build_object('items', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'productId', product_id, 'sku', sku, 'quantity', quantity, 'price', wire_amount(price), 'amount', wire_amount(amount),
        'combo', combo ->> 'name'
      ) order by position), '[]')
      from order_lines where order_id = new.id
    )));
  end if;
  return null;
end
$$;

create or replace trigger orders_webhook_placed after insert on orders
  for each row execute function queue_order_placed();
