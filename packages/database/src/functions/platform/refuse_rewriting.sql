-- Ledgers are appended only.
create or replace function refuse_rewriting() returns trigger language plpgsql as $$
begin
  raise exception '% is appended only', tg_table_name
    using errcode = 'restrict_violation', table = tg_table_name;
end
$$;

create or replace trigger stock_moves_appended_only
  before update or delete on stock_moves for each row execute function refuse_rewriting();

create or replace trigger audit_log_appended_only
  before update or delete on audit_log for each row execute function refuse_rewriting();

create or replace trigger audit_seals_appended_only
  before update or delete on audit_seals for each row execute function refuse_rewriting();

create or replace trigger audit_seals_not_truncated
  before truncate on audit_seals for each statement execute function refuse_rewriting();

create or replace trigger audit_log_not_truncated
  before truncate on audit_log for each statement execute function refuse_rewriting();

create or replace trigger refunds_appended_only before update or delete on refunds
  for each row execute function refuse_rewriting();

create or replace trigger service_payments_appended_only before update or delete on service_payments
  for each row execute function refuse_rewriting();

create or replace trigger day_closings_appended_only before update or delete on day_closings
  for each row execute function refuse_rewriting();

create or replace trigger cash_counts_appended_only before update or delete on cash_counts
  for each row execute function refuse_rewriting();

create or replace trigger cash_corrections_appended_only before update or delete on cash_corrections
  for each row execute function refuse_rewriting();

create or replace trigger cash_hand_ins_appended_only before update or delete on cash_hand_ins
  for each row execute function refuse_rewriting();

create or replace trigger credit_payments_appended_only before update or delete on credit_payments
  for each row execute function refuse_rewriting();

create or replace trigger exchanged_change_appended_only before update or delete on exchanged_change
  for each row execute function refuse_rewriting();

create or replace trigger credit_entries_appended_only before update or delete on credit_entries
  for each row execute function refuse_rewriting();

create or replace trigger cash_moves_appended_only before update or delete on cash_moves
  for each row execute function refuse_rewriting();

create or replace trigger cash_shift_counts_appended_only before update or delete on cash_shift_counts
  for each row execute function refuse_rewriting();

create or replace trigger provider_payment_events_appended_only before update or delete on provider_payment_events
  for each row execute function refuse_rewriting();

create or replace trigger invoices_appended_only before update or delete on invoices
  for each row execute function refuse_rewriting();
