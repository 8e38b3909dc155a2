-- What was handed over is with the buyer, also while the order is not completed.
create or replace function serials_of_delivery() returns trigger language plpgsql as $$
begin
  with moved as (
      update serial_units as u set version = version + 1,
        state = case new.step when 'delivered' then 'delivered' else 'sold' end
      from order_lines as l
      where l.id = u.order_line_id and l.order_id = new.order_id and u.return_line_id is null
        and u.state = case new.step when 'delivered' then 'sold' else 'delivered' end
      returning u.id
    )
  insert into serial_events (unit_id, event, order_id)
  select id, case new.step when 'delivered' then 'delivered' else 'undelivered' end, new.order_id from moved order by moved.id;
  return null;
end
$$;

create or replace trigger deliveries_move_serials after update of step on deliveries
  for each row when ((new.step = 'delivered') <> (old.step = 'delivered')) execute function serials_of_delivery();
