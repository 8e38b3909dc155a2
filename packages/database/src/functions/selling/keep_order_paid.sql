create or replace function keep_order_paid() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    update orders set paid = paid_of_order(id) where id = old.order_id;
  else
    update orders set paid = paid_of_order(id) where id = new.order_id;
  end if;
  return null;
end
$$;

create or replace trigger payments_entered_paid after insert on payments
  for each row when (new.state = 'verified') execute function keep_order_paid();

create or replace trigger payments_judged_paid after update of state, amount, settled on payments
  for each row when (old.state = 'verified' or new.state = 'verified') execute function keep_order_paid();

create or replace trigger payments_removed_paid after delete on payments
  for each row when (old.state = 'verified') execute function keep_order_paid();
