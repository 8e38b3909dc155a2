-- What a provider collected stays paid until it is given back (selling.md#online-payments).
create or replace function keep_provider_payment() returns trigger language plpgsql as $$
begin
  if exists (select from provider_payments where payment_id = old.id) then
    raise exception 'Payment % was collected by a provider', old.id
      using errcode = 'restrict_violation', table = 'payments', constraint = 'provider_payments_payment_kept';
  end if;
  return new;
end
$$;

create or replace trigger payments_of_provider_kept before update of state, amount, currency, order_id on payments
  for each row when (
    old.state = 'verified'
    and (new.state, new.amount, new.currency, new.order_id) is distinct from (old.state, old.amount, old.currency, old.order_id)
  ) execute function keep_provider_payment();
