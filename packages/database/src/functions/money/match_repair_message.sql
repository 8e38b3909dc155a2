create or replace function match_repair_message() returns trigger language plpgsql as $$
begin
  perform match_bank_message(
    new.transaction_code_id, new.amount, new.currency, new.received_at, new.received_by, null, null, new.id
  );
  return null;
end
$$;

create or replace trigger service_payments_match_message after insert on service_payments
  for each row when (new.transaction_code_id is not null)
  execute function match_repair_message();
