-- Goods of a return come back to stock once, and no more of them than its lines say.
create or replace function refuse_excess_restock() returns trigger language plpgsql as $$
declare
  settled bigint;
  restocked bigint;
begin
  perform from order_returns where id = new.return_id for no key update;
  select coalesce(sum(l.quantity), 0) into settled from return_lines as l
  join order_lines as o on o.id = l.order_line_id join order_returns as r on r.id = l.return_id
  where l.return_id = new.return_id and l.outcome = 'stock' and o.product_id = new.product_id
    and r.order_id = new.order_id;
  select coalesce(sum(quantity), 0) into restocked from stock_moves
  where return_id = new.return_id and product_id = new.product_id;
  if restocked + new.quantity > settled then
    raise exception 'return % restocks more of product % than came back', new.return_id, new.product_id
      using errcode = 'check_violation', table = tg_table_name, constraint = 'stock_moves_restocked_once';
  end if;
  return new;
end
$$;

create or replace trigger stock_moves_restocked_once before insert on stock_moves
  for each row when (new.kind = 'restocked') execute function refuse_excess_restock();
