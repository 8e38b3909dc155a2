-- No more units than were bought. The order is locked, so that two requests at once are counted one after the other. What
-- was repaired is the buyer's again.
-- Rule: selling/returns.ts leftToReturn
create or replace function refuse_excess_return_line() returns trigger language plpgsql as $$
declare
  bought integer;
  taken bigint;
begin
  perform from orders where id = (select order_id from order_returns where id = new.return_id) for no key update;
  select l.quantity into bought from order_lines as l join order_returns as r on r.order_id = l.order_id
  where l.id = new.order_line_id and r.id = new.return_id;
  select coalesce(sum(l.quantity), 0) into taken from return_lines as l join order_returns as r on r.id = l.return_id
  where l.order_line_id = new.order_line_id and r.state not in ('refused', 'withdrawn')
    and l.outcome is distinct from 'repair';
  if bought is null or taken + new.quantity > bought then
    raise exception 'return % has more units than order line % has left', new.return_id, new.order_line_id
      using errcode = 'check_violation', table = tg_table_name, constraint = 'return_lines_within_bought';
  end if;
  return new;
end
$$;

create or replace trigger return_lines_within_bought before insert on return_lines
  for each row execute function refuse_excess_return_line();
