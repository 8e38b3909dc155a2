-- What is paid for an order in cash is in the book: with the courier who was paid, otherwise in the register of the clerk. A
-- payment that is corrected or rejected afterwards has another entry. One from before the book began has none.
-- Rule: delivery/cash-on-delivery.ts carriedBy
create or replace function enter_payment_cash() returns trigger language plpgsql as $$
declare
  asked varchar := coalesce(new.handed_currency, new.currency);
  change bigint := 0;
  holder integer;
  facts jsonb := jsonb_build_object('paymentId', new.id, 'at', coalesce(new.verified_at, now()), 'by', coalesce(new.verified_by, old.verified_by));
begin
  if new.state = 'verified' and new.method = 'cash' then
    change := coalesce(new.handed_amount, new.amount);
  end if;
  if not exists (select from cash_moves where payment_id = new.id) then
    if tg_op = 'UPDATE' and old.state = 'verified' and old.method = 'cash' or change = 0 then
      return null;
    end if;
    holder := case when new.collected_by is null then cash_of_clerk(new.verified_by) else cash_of_courier(new.collected_by) end;
    perform move_cash('sale', cash_outside(), holder, asked, change, facts);
    return null;
  end if;
  select to_id into holder from cash_moves where payment_id = new.id and kind = 'sale';
  change := change - (
    select sum(case to_id when holder then amount else -amount end) from cash_moves
    where payment_id = new.id and kind in ('sale', 'correction')
  );
  if change > 0 then
    perform move_cash('correction', cash_outside(), holder, asked, change, facts);
  elsif change < 0 then
    perform move_cash('correction', holder, cash_outside(), asked, -change, facts);
  end if;
  return null;
end
$$;

create or replace trigger payments_enter_cash after insert on payments
  for each row when (new.method = 'cash') execute function enter_payment_cash();

create or replace trigger payments_enter_corrected_cash after update of state, amount, method on payments
  for each row when (new.method = 'cash' or old.method = 'cash') execute function enter_payment_cash();
