-- An order has its verified payments together in `paid` (0033), and what follows from them is a trigger of orders. The new triggers
-- are made before the old ones go, so that no payment is between them.
-- Paid is the moment in which verified payments reach the total.
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

-- An order is paid when its verified payments reach the total.
create or replace function has_bought(client integer, product integer) returns boolean language sql stable as $$
  select exists (
    select from orders as o join order_lines as l on l.order_id = o.id
    where o.client_id = client and l.product_id = product
      and (o.status = 'COMPLETADA' or o.status <> 'CANCELADA' and o.paid > 0 and o.paid >= o.total)
  )
$$;

create or replace trigger orders_verify_reviews after update of status, total, paid on orders
  for each row when ((new.status, new.total, new.paid) is distinct from (old.status, old.total, old.paid))
  execute function verify_reviews_of_order();

drop trigger if exists payments_webhook_entered on payments;
drop trigger if exists payments_webhook_judged on payments;
drop trigger if exists payments_paid_verify_reviews on payments;
drop trigger if exists payments_verify_reviews on payments;
-- called by triggers alone
drop function verify_reviews_of_payment();
