-- A payment by credit takes it, one that is rejected afterwards gives it back.
create or replace function spend_credit() returns trigger language plpgsql as $$
declare
  change bigint := 0;
begin
  if tg_op = 'UPDATE' and old.state = 'verified' then
    change := old.amount;
  end if;
  if new.state = 'verified' then
    change := change - new.amount;
  end if;
  if change <> 0 then
    perform move_credit(
      new.credit_account_id, new.currency, change, case when change < 0 then 'spent' else 'returned' end,
      jsonb_build_object('orderId', new.order_id, 'at', coalesce(new.verified_at, now()), 'by', coalesce(new.verified_by, old.verified_by))
    );
  end if;
  return null;
end
$$;

create or replace trigger payments_spend_credit after insert on payments
  for each row when (new.credit_account_id is not null) execute function spend_credit();

create or replace trigger payments_return_credit after update of state, amount on payments
  for each row when (new.credit_account_id is not null) execute function spend_credit();
