create or replace function verify_reviews_of_order() returns trigger language plpgsql as $$
begin
  perform verify_reviews(new.id);
  return null;
end
$$;

create or replace trigger orders_verify_reviews after update of status, total, paid on orders
  for each row when ((new.status, new.total, new.paid) is distinct from (old.status, old.total, old.paid))
  execute function verify_reviews_of_order();
