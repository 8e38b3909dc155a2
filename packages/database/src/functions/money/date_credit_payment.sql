create or replace function date_credit_payment() returns trigger language plpgsql as $$
begin
  new.closing_day := open_day(new.received_at);
  return new;
end
$$;

create or replace trigger credit_payments_dated before insert on credit_payments
  for each row execute function date_credit_payment();
