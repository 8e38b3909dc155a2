-- A serial belongs to a line of its product, and a line has no more serials than units. The line is locked, so that two
-- scans at once are counted one after the other.
-- Rule: stock/serials.ts serialsMissing
create or replace function keep_serial_line() returns trigger language plpgsql as $$
declare
  line record;
begin
  select product_id, quantity into line from order_lines where id = new.order_line_id for no key update;
  if line.product_id <> new.product_id or line.quantity <= (
    select count(*) from serial_units where order_line_id = new.order_line_id and id <> new.id
  ) then
    raise exception 'order line % has no place for unit %', new.order_line_id, new.serial
      using errcode = 'check_violation', table = tg_table_name, constraint = 'serial_units_within_line';
  end if;
  return new;
end
$$;

create or replace trigger serial_units_within_line before insert on serial_units
  for each row when (new.order_line_id is not null) execute function keep_serial_line();
create or replace trigger serial_units_moved_within_line before update of order_line_id, product_id on serial_units
  for each row when (new.order_line_id is not null) execute function keep_serial_line();
