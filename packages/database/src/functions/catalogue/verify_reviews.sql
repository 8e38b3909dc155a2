create or replace function verify_reviews(bought integer) returns void language sql as $$
  update reviews set verified_purchase = not verified_purchase
  from orders
  where orders.id = bought and reviews.user_id = orders.client_id
    and reviews.product_id in (select product_id from order_lines where order_id = bought)
    and reviews.verified_purchase <> has_bought(reviews.user_id, reviews.product_id)
$$;
