create or replace function date_payment() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and old.state = 'verified' then
    if (new.state, new.amount, new.settled, new.currency, new.method, new.verified_at, new.order_id)
      is distinct from (old.state, old.amount, old.settled, old.currency, old.method, old.verified_at, old.order_id)
    then
      perform refuse_closed_day(old.closing_day, 'payments');
    end if;
    new.closing_day := case when new.verified_at is not null then old.closing_day end;
    return new;
  end if;
  new.closing_day := case when new.verified_at is not null then open_day(new.verified_at) end;
  return new;
end
$$;

create or replace trigger payments_dated before insert or update on payments
  for each row execute function date_payment();
