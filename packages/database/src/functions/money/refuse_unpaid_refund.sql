-- A payment that was refunded stays verified: what went back, in each currency and of this payment, was paid.
-- Rule: selling/judge-payment.ts whyNotJudged
create or replace function refuse_unpaid_refund() returns trigger language plpgsql as $$
declare
  stays boolean := new.state = 'verified';
begin
  if exists (
    select from (
      select coalesce(sum(coalesce(settled, amount)), 0) as given, coalesce(sum(amount) filter (where currency = new.currency), 0) as in_kind,
        coalesce(sum(amount) filter (where payment_id = new.id), 0) as of_this,
        coalesce(sum(settled) filter (where payment_id = new.id), 0) as of_this_settled
      from refunds where order_id = new.order_id
    ) as back, (
      select coalesce(sum(coalesce(settled, amount)), 0) as paid, coalesce(sum(amount) filter (where currency = new.currency), 0) as in_kind
      from payments where order_id = new.order_id and state = 'verified' and id <> new.id
    ) as others
    where back.given > others.paid + case when stays then coalesce(new.settled, new.amount) else 0 end
      or back.in_kind > others.in_kind + case when stays then new.amount else 0 end
      or back.of_this > case when stays then new.amount else 0 end
      or back.of_this_settled > case when stays then new.settled else 0 end
  ) then
    raise exception 'payment % was refunded', new.id
      using errcode = 'check_violation', table = tg_table_name, constraint = 'payments_cover_refunds';
  end if;
  return new;
end
$$;

create or replace trigger payments_cover_refunds before update of state, amount, settled on payments
  for each row when (old.state = 'verified' and (
    new.state <> 'verified' or new.amount < old.amount or coalesce(new.settled, new.amount) < coalesce(old.settled, old.amount)
  ))
  execute function refuse_unpaid_refund();
