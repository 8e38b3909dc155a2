-- Paid is the moment in which verified payments reach the total.
-- Rule: selling/payment-balance.ts isPaid
create or replace function queue_order_paid() returns trigger language plpgsql as $$
begin
  if exists (select from webhooks where enable and 'order.paid' = any (events)) then
    perform queue_webhook_event('order.paid', 'order', new.id, webhook_order_facts(new));
  end if;
  return null;
end
$$;

create or replace trigger orders_webhook_paid after update of paid on orders
  for each row when (old.paid < new.total and new.paid >= new.total) execute function queue_order_paid();
