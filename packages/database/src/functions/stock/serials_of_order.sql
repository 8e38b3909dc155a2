-- Units follow their order: completed, they are with the buyer; cancelled or voided, they are for sale again.
create or replace function serials_of_order() returns trigger language plpgsql as $$
begin
  with own as (
      select u.id from serial_units as u join order_lines as l on l.id = u.order_line_id
      where l.order_id = new.id and u.return_line_id is null and case new.status
        when 'CANCELADA' then u.state in ('sold', 'delivered')
        when 'COMPLETADA' then u.state = 'sold'
        else u.state = 'delivered' and old.status = 'COMPLETADA'
          and not exists (select from deliveries as d where d.order_id = new.id and d.step = 'delivered')
      end
      order by u.id for update of u
    ),
    moved as (
      update serial_units as u set version = version + 1,
        state = case new.status when 'CANCELADA' then 'stock' when 'COMPLETADA' then 'delivered' else 'sold' end,
        order_line_id = case when new.status <> 'CANCELADA' then order_line_id end
      from own where u.id = own.id returning u.id
    )
  insert into serial_events (unit_id, event, order_id)
  select id, case new.status when 'CANCELADA' then 'cancelled' when 'COMPLETADA' then 'delivered' else 'undelivered' end, new.id
  from moved order by moved.id;
  return null;
end
$$;

create or replace trigger orders_move_serials after update of status on orders
  for each row when (new.status <> old.status) execute function serials_of_order();
