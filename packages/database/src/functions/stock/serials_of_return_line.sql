-- What becomes of a returned line becomes of its units: for sale again, scrapped, or the buyer's after a repair, which is
-- in their passport.
create or replace function serials_of_return_line() returns trigger language plpgsql as $$
begin
  insert into passport_repairs (service_order_id, passport_id)
  select new.service_order_id, p.id from serial_units as u join passports as p on p.unit_id = u.id
  where u.return_line_id = new.id and new.outcome = 'repair' order by u.id limit 1
  on conflict (service_order_id) do nothing;
  with moved as (
      update serial_units as u set version = version + 1, return_line_id = null,
        state = case new.outcome when 'stock' then 'stock' when 'scrap' then 'defective' else 'delivered' end,
        order_line_id = case when new.outcome <> 'stock' then order_line_id end
      where u.return_line_id = new.id returning u.id
    )
  insert into serial_events (unit_id, event, order_id, return_id, service_order_id)
  select m.id, case new.outcome when 'stock' then 'restocked' when 'scrap' then 'scrapped' else 'repaired' end,
    r.order_id, r.id, new.service_order_id
  from moved as m join order_returns as r on r.id = new.return_id order by m.id;
  return null;
end
$$;

create or replace trigger return_lines_move_serials after update of outcome on return_lines
  for each row when (new.outcome is not null and old.outcome is null) execute function serials_of_return_line();
