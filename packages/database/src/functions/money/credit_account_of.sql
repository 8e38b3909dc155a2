-- The ledger of an account, or else of a phone number; null where there is neither.
create or replace function credit_account_of(customer integer, number varchar) returns integer language plpgsql as $$
declare
  found_id integer;
begin
  if customer is null and coalesce(number, '') = '' then
    return null;
  end if;
  select id into found_id from credit_accounts
  where case when customer is null then phone = number else user_id = customer end;
  if found_id is null then
    insert into credit_accounts (user_id, phone) values (customer, case when customer is null then number end)
    on conflict do nothing returning id into found_id;
  end if;
  if found_id is null then
    select id into found_id from credit_accounts
    where case when customer is null then phone = number else user_id = customer end;
  end if;
  return found_id;
end
$$;
