-- What a courier hands in goes into the register of the clerk. What they carried before the book began is in no balance, and
-- is handed in first.
create or replace function enter_hand_in_cash() returns trigger language plpgsql as $$
declare
  holder integer := cash_of_courier(new.courier_id);
  register integer := cash_of_clerk(new.received_by);
  known bigint := coalesce((select balance from cash_balances where holder_id = holder and currency = new.currency), 0);
  older bigint := least(new.amount, greatest(new.carried - known, 0));
  facts jsonb := jsonb_build_object('handInId', new.id, 'at', new.received_at, 'by', new.received_by, 'reason', new.note);
begin
  if older > 0 then
    perform move_cash('courierHandIn', cash_outside(), register, new.currency, older, facts);
  end if;
  if older < new.amount then
    perform move_cash('courierHandIn', holder, register, new.currency, new.amount - older, facts);
  end if;
  return null;
end
$$;

create or replace trigger cash_hand_ins_enter_cash after insert on cash_hand_ins
  for each row execute function enter_hand_in_cash();
