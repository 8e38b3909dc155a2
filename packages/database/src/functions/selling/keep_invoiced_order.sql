-- One invoice of an order holds, and the order stays as it was invoiced until a credit note cancels it. Whoever issues or
-- changes holds the row of the order, so that one waits for the other.
create or replace function keep_invoiced_order() returns trigger language plpgsql as $$
declare
  checked integer;
begin
  if tg_table_name = 'orders' then
    checked := new.id;
  elsif tg_op = 'DELETE' then
    checked := old.order_id;
  else
    checked := new.order_id;
  end if;
  if tg_table_name = 'invoices' then
    perform from orders where id = checked for update;
  end if;
  if exists (
    select from invoices as i where i.order_id = checked and i.kind = 'invoice'
      and not exists (select from invoices as c where c.cancels_id = i.id)
  ) then
    raise exception 'order % has an invoice', checked using errcode = 'TC003';
  end if;
  return coalesce(new, old);
end
$$;

create or replace trigger invoices_one_of_order before insert on invoices
  for each row when (new.kind = 'invoice') execute function keep_invoiced_order();

create or replace trigger orders_stay_as_invoiced before update of status, subtotal, total, currency on orders
  for each row when (
    old.status <> 'PENDIENTE' and (
      new.status in ('PENDIENTE', 'CANCELADA') and new.status <> old.status
      or (new.subtotal, new.total, new.currency) is distinct from (old.subtotal, old.total, old.currency)
    )
  ) execute function keep_invoiced_order();

create or replace trigger order_lines_stay_as_invoiced
  before delete or update of order_id, product_id, product_name, quantity, price, amount, options on order_lines
  for each row execute function keep_invoiced_order();
