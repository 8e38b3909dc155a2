-- A user with enabled addresses has a principal one. At most one is the partial unique index.
-- Rule: people/address-book.ts becomesPrincipal
create or replace function check_principal_address() returns trigger language plpgsql as $$
declare
  owner integer;
begin
  if tg_op = 'DELETE' then
    owner := old.user_id;
  else
    owner := new.user_id;
  end if;
  if exists (select from addresses where user_id = owner and enable)
    and not exists (select from addresses where user_id = owner and enable and is_principal)
  then
    raise exception 'user % has addresses but no principal one', owner
      using errcode = 'check_violation', table = 'addresses', constraint = 'addresses_have_principal';
  end if;
  return null;
end
$$;

create constraint trigger addresses_have_principal
  after insert or update of is_principal, enable, user_id or delete on addresses
  deferrable initially deferred for each row execute function check_principal_address();
