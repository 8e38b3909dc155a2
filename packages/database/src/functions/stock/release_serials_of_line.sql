-- A line that goes, or that has fewer units than serials, gives its units back; they are scanned again.
create or replace function release_serials_of_line() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' or new.quantity < (select count(*) from serial_units where order_line_id = old.id) then
    with moved as (
        update serial_units set state = 'stock', order_line_id = null, version = version + 1
        where order_line_id = old.id and state in ('sold', 'delivered') and return_line_id is null returning id
      )
    insert into serial_events (unit_id, event, order_id) select id, 'unpacked', old.order_id from moved order by moved.id;
  end if;
  return case tg_op when 'DELETE' then old else new end;
end
$$;

create or replace trigger order_lines_release_serials before update of quantity or delete on order_lines
  for each row execute function release_serials_of_line();
