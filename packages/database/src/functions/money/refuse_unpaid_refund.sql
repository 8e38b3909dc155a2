-- A payment that was refunded stays verified.
-- Rule: selling/judge-payment.ts whyNotJudged
create or replace function refuse_unpaid_refund() returns trigger language plpgsql as $$
declare
  paid bigint;
  refunded bigint;
begin
  select coalesce(sum(amount), 0) into refunded from refunds where order_id = new.order_id;
  select coalesce(sum(amount), 0) into paid from payments
  where order_id = new.order_id and state = 'verified' and id <> new.id;
  if new.state = 'verified' then
    paid := paid + new.amount;
  end if;
  if refunded > paid then
    raise exception 'payment % was refunded', new.id
      using errcode = 'check_violation', table = tg_table_name, constraint = 'payments_cover_refunds';
  end if;
  return new;
end
$$;

create or replace trigger payments_cover_refunds before update of state, amount on payments
  for each row when (old.state = 'verified' and (new.state <> 'verified' or new.amount < old.amount))
  execute function refuse_unpaid_refund();
