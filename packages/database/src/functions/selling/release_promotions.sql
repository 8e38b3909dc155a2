-- A cancelled order gives the uses of its promotions back, whoever or whatever cancels it.
create or replace function release_promotions() returns trigger language plpgsql as $$
begin
  update promotion_uses set released_at = new.cancelled_at where order_id = new.id and released_at is null;
  return null;
end
$$;

create or replace trigger orders_release_promotions after update of status on orders
  for each row when (new.status = 'CANCELADA' and old.status <> 'CANCELADA') execute function release_promotions();
