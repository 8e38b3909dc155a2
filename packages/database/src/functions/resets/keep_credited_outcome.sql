-- What was given back stays given back.
-- Rule: resets/outcome.ts mayReport
create or replace function keep_credited_outcome() returns trigger language plpgsql as $$
begin
  raise exception 'the money of reset sale % was given back', old.reset_sale_id
    using errcode = 'check_violation', table = 'reset_outcomes', constraint = 'reset_outcomes_credited_once';
end
$$;

create or replace trigger reset_outcomes_credited_once before update on reset_outcomes
  for each row when (
    old.decision = 'credited'
    and (new.reset_sale_id, new.outcome, new.decision, new.decided_at, new.credit_account_id, new.credit)
      is distinct from (old.reset_sale_id, old.outcome, old.decision, old.decided_at, old.credit_account_id, old.credit)
  ) execute function keep_credited_outcome();
