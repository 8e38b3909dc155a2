-- The register in which a clerk puts cash: that of their shift, otherwise the default one. It is held until commit.
create or replace function cash_of_clerk(clerk integer) returns integer language plpgsql as $$
declare
  holder integer;
begin
  select cash_holders.id into holder from cash_shifts join cash_holders using (register_id)
  where clerk_id = clerk and closed_at is null;
  if holder is not null then
    perform from cash_holders where id = holder for no key update;
    -- It may have been closed meanwhile.
    if exists (select from cash_shifts where id = open_shift_of(holder) and clerk_id = clerk) then
      return holder;
    end if;
  end if;
  select cash_holders.id into holder from cash_holders join cash_registers on cash_registers.id = register_id where is_default;
  return holder;
end
$$;
