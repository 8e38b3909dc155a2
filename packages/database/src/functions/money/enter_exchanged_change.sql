-- Change in another currency is two moves at the register that took the payment: what it keeps, and what it gives.
create or replace function enter_exchanged_change() returns trigger language plpgsql as $$
declare
  register integer;
  facts jsonb := jsonb_build_object('paymentId', new.payment_id, 'at', new.given_at, 'by', new.given_by);
begin
  select to_id into register from cash_moves where payment_id = new.payment_id and kind = 'sale';
  register := coalesce(register, cash_of_clerk(new.given_by));
  perform move_cash('change', cash_outside(), register, new.currency, new.amount, facts);
  perform move_cash('change', register, cash_outside(), new.given_currency, new.given_amount, facts);
  return null;
end
$$;

create or replace trigger exchanged_change_enters_cash after insert on exchanged_change
  for each row execute function enter_exchanged_change();
