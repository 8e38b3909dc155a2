create or replace function queue_quote_answered() returns trigger language plpgsql as $$
declare
  about service_orders;
begin
  if exists (select from webhooks where enable and 'service_order.quote_answered' = any (events)) then
    select * into about from service_orders where id = new.service_order_id for no key update;
    perform queue_webhook_event('service_order.quote_answered', 'service_order', about.id,
      webhook_service_order_facts(about) || jsonb_build_object('quote', jsonb_build_object(
        'id', new.id, 'state', new.state, 'amount', wire_amount(new.amount), 'currency', new.currency
      )));
  end if;
  return null;
end
$$;

create or replace trigger service_quotes_webhook_answered after update of state on service_quotes
  for each row when (new.state in ('accepted', 'rejected') and new.state is distinct from old.state)
  execute function queue_quote_answered();
