-- What is given back as credit is in the ledger of the customer.
create or replace function credit_refund() returns trigger language plpgsql as $$
begin
  perform move_credit(
    new.credit_account_id, new.currency, new.amount, 'refund',
    jsonb_build_object(
      'orderId', new.order_id, 'serviceOrderId', new.service_order_id, 'at', new.refunded_at, 'by', new.refunded_by
    )
  );
  return null;
end
$$;

create or replace trigger refunds_credit after insert on refunds
  for each row when (new.credit_account_id is not null) execute function credit_refund();
