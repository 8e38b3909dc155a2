-- No more than was paid, without what was refunded before: in what is owed, in the currency that goes back, and of the payment
-- that it goes back of, at the rate of that payment. In money no more than was paid in money. A return says which order.
-- Rule: selling/share-refund.ts shareRefund
create or replace function refuse_excess_refund() returns trigger language plpgsql as $$
declare
  owed_in varchar;
  of_payment record;
  paid record;
  back record;
begin
  if new.return_id is not null then
    select order_id into new.order_id from order_returns where id = new.return_id;
  end if;
  if new.service_order_id is not null then
    perform from service_orders where id = new.service_order_id for no key update;
    -- Without an order's currency it is that of the money alone.
    owed_in := new.currency;
  else
    select currency into owed_in from orders where id = new.order_id for no key update;
  end if;

  select coalesce(sum(settled), 0) as settled, coalesce(sum(settled) filter (where in_money), 0) as settled_in_money,
    coalesce(sum(amount) filter (where currency = new.currency and in_money), 0) as amount_in_money
  into paid from (
    select currency, amount, coalesce(settled, amount) as settled, credit_account_id is null as in_money
    from payments where order_id = new.order_id and state = 'verified'
    union all
    select currency, amount, amount, credit_account_id is null
    from service_payments where service_order_id = new.service_order_id and currency = new.currency
  ) as moved;
  select coalesce(sum(settled), 0) as settled, coalesce(sum(settled) filter (where in_money), 0) as settled_in_money,
    coalesce(sum(amount) filter (where currency = new.currency and in_money), 0) as amount_in_money
  into back from (
    select currency, amount, case when service_order_id is null then coalesce(settled, amount) else amount end as settled,
      credit_account_id is null as in_money
    from refunds
    where order_id = new.order_id or service_order_id = new.service_order_id and currency = new.currency
    union all
    select new.currency, new.amount,
      case when new.service_order_id is null then coalesce(new.settled, new.amount) else new.amount end, new.credit_account_id is null
  ) as moved;

  select currency, amount, settled, rate_paid, rate_settled into of_payment from payments
  where id = new.payment_id and order_id = new.order_id and state = 'verified'
  union all
  select currency, amount, settled, rate_paid, rate_settled from service_payments
  where id = new.service_payment_id and service_order_id = new.service_order_id;

  if back.settled > paid.settled
    or new.credit_account_id is null
      and (back.settled_in_money > paid.settled_in_money or back.amount_in_money > paid.amount_in_money)
    or new.settled is null and new.currency <> owed_in
    or new.settled is not null and (
      (new.currency, new.rate_paid, new.rate_settled)
        is distinct from (of_payment.currency, of_payment.rate_paid, of_payment.rate_settled)
      or exists (
        select from refunds
        where payment_id = new.payment_id or service_payment_id = new.service_payment_id
        having coalesce(sum(amount), 0) + new.amount > of_payment.amount
          or coalesce(sum(settled), 0) + new.settled > of_payment.settled
      )
    )
  then
    raise exception 'more is refunded than was paid'
      using errcode = 'check_violation', table = tg_table_name, constraint = 'refunds_within_paid';
  end if;
  return new;
end
$$;

create or replace trigger refunds_within_paid before insert on refunds
  for each row execute function refuse_excess_refund();
