create or replace function verify_reviews(bought integer) returns void language sql as $$
  update reviews set verified_purchase = not verified_purchase
  from orders
  where orders.id = bought and reviews.user_id = orders.client_id
    and reviews.product_id in (
      select coalesce(p.parent_id, p.id) from order_lines as l join products as p on p.id = l.product_id where l.order_id = bought
      union all select (combo ->> 'id')::integer from order_lines where order_id = bought
    )
    and reviews.verified_purchase <> has_bought(reviews.user_id, reviews.product_id)
$$;
