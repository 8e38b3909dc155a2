create or replace function date_exchanged_change() returns trigger language plpgsql as $$
begin
  new.closing_day := open_day(new.given_at);
  return new;
end
$$;

create or replace trigger exchanged_change_dated before insert on exchanged_change
  for each row execute function date_exchanged_change();
