create or replace function use_promotions(of_order integer, customer integer, given jsonb) returns void language sql as $$
  insert into promotion_uses (promotion_id, order_id, client_id, amount, delivery)
  select id, of_order, customer, amount, delivery
  from jsonb_to_recordset(coalesce(given, '[]')) as used (id integer, amount bigint, delivery bigint)
$$;
