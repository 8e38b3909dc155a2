-- No more than was paid, without what was refunded before; in the currency of the order. A return says which order.
-- Rule: selling/refund-due.ts whyNotRefunded
create or replace function refuse_excess_refund() returns trigger language plpgsql as $$
declare
  expected varchar;
  paid bigint;
  refunded bigint;
begin
  if new.return_id is not null then
    select order_id into new.order_id from order_returns where id = new.return_id;
  end if;
  if new.service_order_id is not null then
    perform from service_orders where id = new.service_order_id for no key update;
    expected := new.currency;
    select coalesce(sum(amount), 0) into paid from service_payments
    where service_order_id = new.service_order_id and currency = new.currency;
    select coalesce(sum(amount), 0) into refunded from refunds
    where service_order_id = new.service_order_id and currency = new.currency;
  else
    select currency into expected from orders where id = new.order_id for no key update;
    select coalesce(sum(amount), 0) into paid from payments
    where order_id = new.order_id and state = 'verified' and currency = new.currency;
    select coalesce(sum(amount), 0) into refunded from refunds where order_id = new.order_id;
  end if;
  if expected <> new.currency or refunded + new.amount > paid then
    raise exception 'more is refunded than was paid'
      using errcode = 'check_violation', table = tg_table_name, constraint = 'refunds_within_paid';
  end if;
  return new;
end
$$;

create or replace trigger refunds_within_paid before insert on refunds
  for each row execute function refuse_excess_refund();
