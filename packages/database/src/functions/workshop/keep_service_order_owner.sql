create or replace function keep_service_order_owner() returns trigger language plpgsql as $$
begin
  raise exception 'service order % has an owner', old.id
    using errcode = 'check_violation', table = tg_table_name, constraint = 'service_orders_owner_stays';
end
$$;

create or replace trigger service_orders_owner_stays before update of customer_id on service_orders
  for each row when (old.customer_id is not null and new.customer_id is distinct from old.customer_id)
  execute function keep_service_order_owner();
