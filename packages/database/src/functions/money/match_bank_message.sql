-- The message with the number of a payment is about it, whoever verified the payment and in whichever way.
-- Another amount is left for staff.
create or replace function match_bank_message(
  code_id integer, paid bigint, paid_in text, at timestamptz, by_whom integer,
  payment integer, reset_sale integer, service_payment integer
) returns void language sql as $$
  update bank_messages as m
  set state = 'matched', payment_id = payment, reset_sale_id = reset_sale, service_payment_id = service_payment,
    settled_at = at, settled_by = by_whom, version = m.version + 1
  from transaction_codes as c
  where c.id = code_id and m.compared = c.compared and m.state = 'open' and m.amount = paid and m.currency = paid_in
$$;
