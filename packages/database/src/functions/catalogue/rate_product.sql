-- Rating and count derive from the visible reviews. The product is locked first and the reviews are
-- counted by a later statement: one statement would count with a view older than the lock and lose a rival review.
create or replace function rate_product(rated integer) returns void language plpgsql as $$
begin
  perform from products where id = rated for no key update;
  update products set
    rating = counted.rating,
    reviews = counted.reviews
  from (
    select coalesce(round(avg(reviews.rating), 2), 0) as rating, count(*)::integer as reviews
    from reviews where product_id = rated and not hidden
  ) as counted
  where products.id = rated and (products.rating, products.reviews) is distinct from (counted.rating, counted.reviews);
end
$$;
