-- A return goes forward only.
-- Rule: selling/returns.ts canReturnBecome
create or replace function refuse_return_step() returns trigger language plpgsql as $$
begin
  if not (old.state, new.state) in (
    ('asked', 'accepted'), ('asked', 'refused'), ('asked', 'withdrawn'), ('accepted', 'refused'),
    ('accepted', 'received'), ('received', 'settled')
  ) then
    raise exception 'return % is % and cannot become %', old.id, old.state, new.state
      using errcode = 'check_violation', table = tg_table_name, constraint = 'order_returns_forward';
  end if;
  return new;
end
$$;

create or replace trigger order_returns_forward before update of state on order_returns
  for each row when (new.state is distinct from old.state) execute function refuse_return_step();
