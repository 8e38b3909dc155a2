create or replace function date_refund() returns trigger language plpgsql as $$
begin
  new.closing_day := open_day(new.refunded_at);
  return new;
end
$$;

create or replace trigger refunds_dated before insert on refunds for each row execute function date_refund();
