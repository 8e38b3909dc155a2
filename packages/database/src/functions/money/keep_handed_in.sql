-- Cash that its courier has handed in was collected.
-- Rule: selling/judge-payment.ts whyNotJudged
create or replace function keep_handed_in() returns trigger language plpgsql as $$
begin
  if hold_courier_cash(old.collected_by, coalesce(old.handed_currency, old.currency)) < 0 then
    raise exception 'payment % was handed in', old.id
      using errcode = 'check_violation', table = tg_table_name, constraint = 'payments_cover_hand_ins';
  end if;
  return null;
end
$$;

create or replace trigger payments_cover_hand_ins after update of state, amount on payments
  for each row when (old.collected_by is not null and old.state = 'verified' and (new.state <> 'verified' or new.amount < old.amount))
  execute function keep_handed_in();
