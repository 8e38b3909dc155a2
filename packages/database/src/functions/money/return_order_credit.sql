-- A cancelled order gives the credit that paid it back to where it came from, whoever or whatever cancels it.
-- Rule: money/credit/spend-credit.ts splitRefund
create or replace function return_order_credit() returns trigger language plpgsql as $$
declare
  spent record;
  left_over bigint;
begin
  select paid_of_order(new.id) - coalesce(sum(coalesce(settled, amount)), 0) into left_over from refunds where order_id = new.id;
  for spent in
    select y.credit_account_id as holder, max(y.verified_by) as payer, sum(y.amount) - (
      select coalesce(sum(amount), 0) from refunds where order_id = new.id and credit_account_id = y.credit_account_id
    ) as amount
    from payments as y where y.order_id = new.id and y.state = 'verified' and y.credit_account_id is not null
    group by y.credit_account_id order by y.credit_account_id
  loop
    if least(spent.amount, left_over) > 0 then
      insert into refunds (order_id, amount, currency, method, credit_account_id, refunded_at, refunded_by) values (
        new.id, least(spent.amount, left_over), new.currency, 'credit', spent.holder, new.cancelled_at, spent.payer
      );
      left_over := left_over - least(spent.amount, left_over);
    end if;
  end loop;
  return null;
end
$$;

create or replace trigger orders_return_credit after update of status on orders
  for each row when (new.status = 'CANCELADA' and old.status <> 'CANCELADA') execute function return_order_credit();
