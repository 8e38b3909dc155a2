-- No more than was paid, without what was refunded before, and no more in money than was paid in money; in the currency of
-- the order. A return says which order.
-- Rule: selling/refund-due.ts whyNotRefunded
create or replace function refuse_excess_refund() returns trigger language plpgsql as $$
declare
  expected varchar;
  paid bigint;
  refunded bigint;
  paid_in_money bigint;
  refunded_in_money bigint;
begin
  if new.return_id is not null then
    select order_id into new.order_id from order_returns where id = new.return_id;
  end if;
  if new.service_order_id is not null then
    perform from service_orders where id = new.service_order_id for no key update;
    expected := new.currency;
    select coalesce(sum(amount), 0), coalesce(sum(amount) filter (where credit_account_id is null), 0) into paid, paid_in_money
    from service_payments
    where service_order_id = new.service_order_id and currency = new.currency;
    select coalesce(sum(amount), 0), coalesce(sum(amount) filter (where credit_account_id is null), 0)
    into refunded, refunded_in_money from refunds
    where service_order_id = new.service_order_id and currency = new.currency;
  else
    select currency into expected from orders where id = new.order_id for no key update;
    select coalesce(sum(amount), 0), coalesce(sum(amount) filter (where credit_account_id is null), 0) into paid, paid_in_money
    from payments
    where order_id = new.order_id and state = 'verified' and currency = new.currency;
    select coalesce(sum(amount), 0), coalesce(sum(amount) filter (where credit_account_id is null), 0)
    into refunded, refunded_in_money from refunds where order_id = new.order_id;
  end if;
  if expected <> new.currency or refunded + new.amount > paid
    or new.credit_account_id is null and refunded_in_money + new.amount > paid_in_money
  then
    raise exception 'more is refunded than was paid'
      using errcode = 'check_violation', table = tg_table_name, constraint = 'refunds_within_paid';
  end if;
  return new;
end
$$;

create or replace trigger refunds_within_paid before insert on refunds
  for each row execute function refuse_excess_refund();
