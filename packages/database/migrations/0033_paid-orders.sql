-- no transaction
-- Orders keep what was paid for them: lists, reports and the work queue summed it up for each order anew.
alter table orders add column if not exists paid bigint not null default 0;

-- Volatile, so that an order that waited for another payment of its own is counted with it.
create or replace function paid_of_order(asked integer) returns bigint language sql volatile as $$
  select coalesce(sum(amount), 0)::bigint from payments where order_id = asked and state = 'verified'
$$;

create or replace function keep_order_paid() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    update orders set paid = paid_of_order(id) where id = old.order_id;
  else
    update orders set paid = paid_of_order(id) where id = new.order_id;
  end if;
  return null;
end
$$;

create or replace trigger payments_entered_paid after insert on payments
  for each row when (new.state = 'verified') execute function keep_order_paid();
create or replace trigger payments_judged_paid after update of state, amount on payments
  for each row when (old.state = 'verified' or new.state = 'verified') execute function keep_order_paid();
create or replace trigger payments_removed_paid after delete on payments
  for each row when (old.state = 'verified') execute function keep_order_paid();

-- repeat
update orders set paid = paid_of_order(id) where id in (
  select y.order_id from payments as y join orders as o on o.id = y.order_id
  where y.state = 'verified' and o.paid = 0 limit 5000
);

drop index concurrently if exists orders_unpaid;
create index concurrently orders_unpaid on orders (order_date) where paid < total and status <> 'CANCELADA';
