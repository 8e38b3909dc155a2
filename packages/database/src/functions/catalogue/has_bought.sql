-- An order is paid when its verified payments reach the total.
-- Rule: selling/payment-balance.ts isPaid
create or replace function has_bought(client integer, product integer) returns boolean language sql stable as $$
  select exists (
    select from orders as o join order_lines as l on l.order_id = o.id
    where o.client_id = client
      and (l.product_id in (select id from products where product in (id, parent_id)) or (l.combo ->> 'id')::integer = product)
      and (o.status = 'COMPLETADA' or o.status <> 'CANCELADA' and o.paid > 0 and o.paid >= o.total)
  )
$$;
