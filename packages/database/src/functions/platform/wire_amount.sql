-- Rule: platform/money.ts toWire
create or replace function wire_amount(minor bigint) returns numeric language sql immutable parallel safe as $$
  select round(minor / 100.0, 2)
$$;
