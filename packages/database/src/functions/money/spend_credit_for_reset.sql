-- Rule: resets/reset-plan.ts resetCurrency
create or replace function spend_credit_for_reset() returns trigger language plpgsql as $$
begin
  perform move_credit(
    new.credit_account_id, 'CUP', -new.price, 'spent',
    jsonb_build_object('resetSaleId', new.id, 'at', new.verified_at, 'by', new.buyer_id)
  );
  return null;
end
$$;

create or replace trigger reset_sales_spend_credit after insert on reset_sales
  for each row when (new.credit_account_id is not null) execute function spend_credit_for_reset();
