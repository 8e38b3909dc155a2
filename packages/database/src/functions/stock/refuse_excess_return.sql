-- An order gives back no more than it took, however often it is cancelled.
create or replace function refuse_excess_return() returns trigger language plpgsql as $$
declare
  kept bigint;
begin
  perform from orders where id = new.order_id for no key update;
  select coalesce(sum(case kind when 'sold' then quantity else -quantity end), 0) into kept
  from stock_moves
  where order_id = new.order_id and product_id = new.product_id and kind in ('sold', 'returned');
  if new.quantity > kept then
    raise exception 'order % returns more of product % than it took', new.order_id, new.product_id
      using errcode = 'check_violation', table = 'stock_moves', constraint = 'stock_moves_returned_once';
  end if;
  return new;
end
$$;

create or replace trigger stock_moves_returned_once
  before insert on stock_moves
  for each row when (new.kind = 'returned') execute function refuse_excess_return();
