create or replace function date_service_payment() returns trigger language plpgsql as $$
begin
  new.closing_day := open_day(new.received_at);
  return new;
end
$$;

create or replace trigger service_payments_dated before insert on service_payments
  for each row execute function date_service_payment();
