-- Money that was taken for credit, or change that the customer leaves, is in the ledger.
create or replace function credit_purchase() returns trigger language plpgsql as $$
begin
  perform move_credit(
    new.account_id, new.currency, new.amount, case when new.order_id is null then 'bought' else 'change' end,
    jsonb_build_object('orderId', new.order_id, 'at', new.received_at, 'by', new.received_by)
  );
  return null;
end
$$;

create or replace trigger credit_payments_enter after insert on credit_payments
  for each row execute function credit_purchase();
