-- Units of a return are in the shop once it was received. What was refused or withdrawn stays with the buyer.
create or replace function serials_of_return() returns trigger language plpgsql as $$
begin
  with moved as (
      update serial_units as u set version = version + 1,
        state = case new.state when 'received' then 'returned' else 'delivered' end,
        return_line_id = case when new.state = 'received' then return_line_id end
      from return_lines as l where l.id = u.return_line_id and l.return_id = new.id
      returning u.id
    )
  insert into serial_events (unit_id, event, order_id, return_id)
  select id, 'returned', new.order_id, new.id from moved where new.state = 'received' order by moved.id;
  return null;
end
$$;

create or replace trigger order_returns_move_serials after update of state on order_returns
  for each row when (new.state <> old.state and new.state in ('received', 'refused', 'withdrawn'))
  execute function serials_of_return();
