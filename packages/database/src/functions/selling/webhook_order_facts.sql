create or replace function webhook_order_facts(about orders) returns jsonb language sql stable as $$
  select jsonb_build_object(
    'id', about.id,
    'noSellOrden', coalesce(about.number, 'INVALIDO'),
    'orderDate', to_char(about.order_date at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
    'status', about.status,
    'step', (select step from deliveries where order_id = about.id),
    'channel', about.channel,
    'currency', about.currency,
    'subtotal', wire_amount(about.subtotal),
    'additionalLines', (
      select coalesce(jsonb_agg(jsonb_build_object('label', label, 'total', wire_amount(total)) order by id), '[]')
      from order_extra_lines where order_id = about.id
    ),
    'total', wire_amount(about.total),
    'paid', wire_amount(about.paid),
    'clientId', about.client_id
  )
$$;
