create or replace function queue_customer_approved() returns trigger language plpgsql as $$
begin
  if exists (select from webhooks where enable and 'customer.approved' = any (events)) then
    perform queue_webhook_event('customer.approved', 'customer', new.user_id,
      jsonb_build_object('id', new.user_id, 'clicode', new.clicode));
  end if;
  return null;
end
$$;

create or replace trigger profiles_webhook_created after insert on profiles
  for each row when (new.clicode <> 'NO APROBADO') execute function queue_customer_approved();

create or replace trigger profiles_webhook_approved after update of clicode on profiles
  for each row when (old.clicode = 'NO APROBADO' and new.clicode <> 'NO APROBADO')
  execute function queue_customer_approved();
