create or replace function date_reset_sale() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and old.verified_at is not null then
    if (new.verified_at, new.price) is distinct from (old.verified_at, old.price) then
      perform refuse_closed_day(old.closing_day, 'reset_sales');
    end if;
    new.closing_day := case when new.verified_at is not null then old.closing_day end;
    return new;
  end if;
  new.closing_day := case when new.verified_at is not null then open_day(new.verified_at) end;
  return new;
end
$$;

create or replace trigger reset_sales_dated before insert or update on reset_sales
  for each row execute function date_reset_sale();
