-- Counts anew which products are bought together (catalogue.md#bought-together). A buyer is an account or a phone number; of an
-- order with neither nobody can say whether it is somebody else's, so it does not count.
create or replace function count_bought_together(
  since timestamptz, least_buyers integer, least_lift double precision, most_lines integer, kept_pairs integer
) returns integer language plpgsql as $$
declare
  counted integer;
begin
  delete from bought_together;
  with baskets as materialized (
    select distinct o.id as order_id, coalesce(product.parent_id, product.id) as product_id,
      coalesce(o.client_id::text, nullif(regexp_replace(o.buyer_phone, '[^0-9]', '', 'g'), '')) as buyer
    from orders as o join order_lines as line on line.order_id = o.id join products as product on product.id = line.product_id
    where o.order_date > since and o.status <> 'CANCELADA'
  ),
  sizes as (select order_id, count(*) as lines from baskets where buyer is not null group by order_id),
  small as materialized (
    select baskets.* from baskets join sizes using (order_id) where lines <= most_lines and buyer is not null
  ),
  bought as (select product_id, count(*)::double precision as orders from small group by product_id),
  pairs as (
    select one.product_id, other.product_id as other_id, count(*) as orders, count(distinct one.buyer) as buyers
    from small as one join small as other on other.order_id = one.order_id and other.product_id <> one.product_id
    group by one.product_id, other.product_id
    having count(distinct one.buyer) >= least_buyers
  ),
  lifted as (
    select pairs.*, pairs.orders * (select count(distinct order_id) from small) / (a.orders * b.orders) as lift
    from pairs join bought as a on a.product_id = pairs.product_id join bought as b on b.product_id = pairs.other_id
  ),
  ranked as (
    select *, row_number() over (partition by product_id order by lift * ln(1 + buyers) desc, other_id) as place
    from lifted where lift >= least_lift
  )
  insert into bought_together (product_id, other_id, buyers, lift)
  select product_id, other_id, buyers, lift from ranked where place <= kept_pairs;
  get diagnostics counted = row_count;
  return counted;
end
$$;
