-- Resets are priced in CUP (resets.md#reset-files).
create or replace function match_reset_message() returns trigger language plpgsql as $$
begin
  perform match_bank_message(
    new.transaction_code_id, new.price, 'CUP', new.verified_at, new.verified_by, null, new.id, null
  );
  return null;
end
$$;

create or replace trigger reset_sales_match_message after insert or update of verified_at on reset_sales
  for each row when (new.verified_at is not null)
  execute function match_reset_message();
