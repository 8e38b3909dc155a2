-- Paid is the moment in which verified payments reach the total.
create or replace function queue_order_paid() returns trigger language plpgsql as $$
declare
  about orders;
  paid bigint;
  paid_before bigint;
begin
  if exists (select from webhooks where enable and 'order.paid' = any (events)) then
    select * into about from orders where id = new.order_id for no key update;
    select coalesce(sum(amount), 0) into paid from payments where order_id = new.order_id and state = 'verified';
    paid_before := paid - case new.state when 'verified' then new.amount else 0 end;
    if tg_op = 'UPDATE' then
      paid_before := paid_before + case old.state when 'verified' then old.amount else 0 end;
    end if;
    if paid >= about.total and paid_before < about.total then
      perform queue_webhook_event('order.paid', 'order', about.id, webhook_order_facts(about));
    end if;
  end if;
  return null;
end
$$;

create or replace trigger payments_webhook_entered after insert on payments
  for each row when (new.state = 'verified') execute function queue_order_paid();

create or replace trigger payments_webhook_judged after update of state, amount on payments
  for each row when (new.state = 'verified') execute function queue_order_paid();
