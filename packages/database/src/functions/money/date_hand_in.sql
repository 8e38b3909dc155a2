create or replace function date_hand_in() returns trigger language plpgsql as $$
begin
  new.carried := hold_courier_cash(new.courier_id, new.currency);
  new.closing_day := open_day(new.received_at);
  return new;
end
$$;

create or replace trigger cash_hand_ins_dated before insert on cash_hand_ins
  for each row execute function date_hand_in();
