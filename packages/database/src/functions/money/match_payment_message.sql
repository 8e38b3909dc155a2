-- A payment that is rejected after all leaves its message unexplained.
create or replace function match_payment_message() returns trigger language plpgsql as $$
begin
  if new.state = 'verified' then
    perform match_bank_message(
      new.transaction_code_id, new.amount, new.currency, new.verified_at, new.verified_by, new.id, null, null
    );
  elsif tg_op = 'UPDATE' and old.state = 'verified' then
    update bank_messages
    set state = 'open', payment_id = null, settled_at = null, settled_by = null, version = version + 1
    where payment_id = new.id;
  end if;
  return null;
end
$$;

create or replace trigger payments_match_message after insert or update of state, transaction_code_id on payments
  for each row when (new.transaction_code_id is not null)
  execute function match_payment_message();
