-- Rule: selling/transaction-code.ts comparedCode
create or replace function compare_transaction_code() returns trigger language plpgsql as $$
begin
  new.compared = coalesce(new.compared, nullif(regexp_replace(new.code, '[^A-Z0-9]', '', 'g'), ''), new.code);
  return new;
end
$$;

create or replace trigger transaction_codes_compared before insert on transaction_codes
  for each row execute function compare_transaction_code();
