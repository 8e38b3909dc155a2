-- Rule: resets/sale-state.ts saleState
create or replace function queue_reset_sale() returns trigger language plpgsql as $$
declare
  event text := case tg_op when 'INSERT' then 'reset_sale.placed' else 'reset_sale.status_changed' end;
begin
  if exists (select from webhooks where enable and event = any (events)) then
    perform queue_webhook_event(event, 'reset_sale', new.id, jsonb_build_object(
      'id', new.id, 'resetId', new.reset_id, 'buyerId', new.buyer_id, 'plan', new.plan, 'precio', wire_amount(new.price),
      'status', case
        when new.key is not null then 'keySent'
        when new.hid is not null then 'hardwareIdReceived'
        when new.verified_at is not null then 'verified'
        when new.rejected_at is not null then 'rejected'
        else 'paid'
      end
    ));
  end if;
  return null;
end
$$;

create or replace trigger reset_sales_webhook_placed after insert on reset_sales
  for each row execute function queue_reset_sale();

create or replace trigger reset_sales_webhook_status after update of verified_at, rejected_at, hid, key on reset_sales
  for each row when (
    (new.verified_at is null, new.rejected_at is null, new.hid is null, new.key is null)
    is distinct from (old.verified_at is null, old.rejected_at is null, old.hid is null, old.key is null)
  ) execute function queue_reset_sale();
