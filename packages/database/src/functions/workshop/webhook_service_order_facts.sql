create or replace function webhook_service_order_facts(about service_orders) returns jsonb language sql stable as $$
  select jsonb_build_object(
    'id', about.id,
    'orderNum', coalesce(about.order_num, 'INVALIDO'),
    'status', about.status,
    'serviceId', about.service_id,
    'brandId', about.brand_id,
    'model', about.model,
    'customerId', about.customer_id
  )
$$;
