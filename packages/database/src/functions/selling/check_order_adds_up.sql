-- Orders add up: at least one line, subtotal = sum of lines, total = subtotal + extra lines. An order costs less than its
-- products with a reason or by a promotion.
-- Checked at commit, when order and lines are all there.
-- Rule: selling/cart.ts cartTotals
create or replace function check_order_adds_up() returns trigger language plpgsql as $$
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
  if exists (
    select from orders where id = checked and (
      -- Null without a line.
      subtotal is distinct from (select sum(amount) from order_lines where order_id = checked)
      or total <> subtotal + (select coalesce(sum(total), 0) from order_extra_lines where order_id = checked)
      or discount_reason is null
        and exists (select from order_extra_lines where order_id = checked and label = 'Descuento')
    )
  ) then
    raise exception 'order % does not add up', checked
      using errcode = 'check_violation', table = 'orders', constraint = 'orders_add_up';
  end if;
  return null;
end
$$;

create constraint trigger orders_add_up
  after insert or update of subtotal, total on orders
  deferrable initially deferred for each row execute function check_order_adds_up();

create constraint trigger order_lines_add_up
  after insert or update or delete on order_lines
  deferrable initially deferred for each row execute function check_order_adds_up();

create constraint trigger order_extra_lines_add_up
  after insert or update or delete on order_extra_lines
  deferrable initially deferred for each row execute function check_order_adds_up();
