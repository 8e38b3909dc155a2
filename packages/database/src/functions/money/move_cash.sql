-- An entry of the cash book and the balances of both holders together. Whoever moves cash of a register or a courier holds
-- their row until commit, so that nobody counts it meanwhile; what moves in a shift belongs to it.
-- Rule: money/cash-book/cash-book.ts isCovered
create or replace function move_cash(why varchar, source integer, target integer, asked varchar, moved bigint, facts jsonb)
returns integer language plpgsql as $$
declare
  happened timestamptz := coalesce((facts ->> 'at')::timestamptz, now());
  day date := open_day(happened);
  stored integer;
begin
  perform from cash_holders where id in (source, target) and place is null order by id for no key update;
  insert into cash_balances (holder_id, currency, balance)
  select id, asked, case id when source then -moved else moved end from cash_holders
  where id in (source, target) and place is null order by id
  on conflict (holder_id, currency) do update set balance = cash_balances.balance + excluded.balance;
  if exists (
    select from cash_balances join cash_holders on id = holder_id
    where holder_id = source and currency = asked and courier_id is not null and balance < 0
  ) then
    raise exception 'a courier has less than that' using errcode = 'check_violation', table = 'cash_balances', constraint = 'cash_balances_of_couriers';
  end if;
  insert into cash_moves (
    kind, from_id, to_id, currency, amount, reason, payment_id, service_payment_id, credit_payment_id, refund_id, hand_in_id,
    reverses_id, receipt, from_shift_id, to_shift_id, moved_at, entered_by, closing_day
  ) values (
    why, source, target, asked, moved, coalesce(facts ->> 'reason', ''), (facts ->> 'paymentId')::integer,
    (facts ->> 'servicePaymentId')::integer, (facts ->> 'creditPaymentId')::integer, (facts ->> 'refundId')::integer,
    (facts ->> 'handInId')::integer, (facts ->> 'reversesId')::integer, facts ->> 'receipt',
    open_shift_of(source), open_shift_of(target), happened, (facts ->> 'by')::integer, day
  ) returning id into stored;
  return stored;
end
$$;
