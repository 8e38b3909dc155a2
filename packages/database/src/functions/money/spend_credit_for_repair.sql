create or replace function spend_credit_for_repair() returns trigger language plpgsql as $$
begin
  perform move_credit(
    new.credit_account_id, new.currency, -new.amount, 'spent',
    jsonb_build_object('serviceOrderId', new.service_order_id, 'at', new.received_at, 'by', new.received_by)
  );
  return null;
end
$$;

create or replace trigger service_payments_spend_credit after insert on service_payments
  for each row when (new.credit_account_id is not null) execute function spend_credit_for_repair();
