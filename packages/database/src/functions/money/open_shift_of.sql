-- The shift of a register in which cash moves now. Whoever opens or closes one holds the register.
create or replace function open_shift_of(holder integer) returns integer language sql as $$
  select cash_shifts.id from cash_shifts join cash_holders using (register_id)
  where cash_holders.id = holder and closed_at is null;
$$;
