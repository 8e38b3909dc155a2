-- What a courier was paid at the door in a currency and has not handed in. Whoever changes it holds the courier's row, so
-- that no two hand in the same cash.
-- Rule: delivery/cash-on-delivery.ts carriedBy
create or replace function hold_courier_cash(courier integer, asked varchar) returns bigint language plpgsql as $$
begin
  perform from users where id = courier for no key update;
  return (
    select coalesce(sum(coalesce(handed_amount, amount)), 0) from payments
    where collected_by = courier and state = 'verified' and coalesce(handed_currency, currency) = asked
  ) - (
    select coalesce(sum(amount), 0) from cash_hand_ins where courier_id = courier and currency = asked
  );
end
$$;
