-- Money for a reset that did not work is in the ledger of the customer, once.
-- Rule: resets/reset-plan.ts resetCurrency
create or replace function credit_reset_failure() returns trigger language plpgsql as $$
begin
  perform move_credit(
    new.credit_account_id, 'CUP', new.credit, 'refund',
    jsonb_build_object('resetSaleId', new.reset_sale_id, 'at', new.decided_at, 'by', new.decided_by)
  );
  return null;
end
$$;

create or replace trigger reset_outcomes_credit after insert on reset_outcomes
  for each row when (new.decision = 'credited') execute function credit_reset_failure();

create or replace trigger reset_outcomes_credit_later after update of decision on reset_outcomes
  for each row when (new.decision = 'credited' and old.decision is distinct from 'credited') execute function credit_reset_failure();
