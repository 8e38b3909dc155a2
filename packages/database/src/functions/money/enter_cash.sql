-- Cash taken for repairs and credit, and cash given back, is in the book.
create or replace function enter_cash() returns trigger language plpgsql as $$
declare
  stored jsonb := to_jsonb(new);
  register integer;
begin
  if tg_table_name = 'refunds' then
    register := cash_of_clerk((stored ->> 'refunded_by')::integer);
    perform move_cash(
      'refund', register, cash_outside(), new.currency, new.amount,
      jsonb_build_object('refundId', new.id, 'at', stored ->> 'refunded_at', 'by', stored ->> 'refunded_by')
    );
    return null;
  end if;
  register := cash_of_clerk((stored ->> 'received_by')::integer);
  perform move_cash(
    'sale', cash_outside(), register, new.currency, new.amount,
    jsonb_build_object(
      case tg_table_name when 'service_payments' then 'servicePaymentId' else 'creditPaymentId' end, new.id,
      'at', stored ->> 'received_at', 'by', stored ->> 'received_by'
    )
  );
  return null;
end
$$;

create or replace trigger service_payments_enter_cash after insert on service_payments
  for each row when (new.method = 'cash') execute function enter_cash();

create or replace trigger credit_payments_enter_cash after insert on credit_payments
  for each row when (new.method = 'cash') execute function enter_cash();

create or replace trigger refunds_enter_cash after insert on refunds
  for each row when (new.method = 'cash') execute function enter_cash();
