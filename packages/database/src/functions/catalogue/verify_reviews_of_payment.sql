create or replace function verify_reviews_of_payment() returns trigger language plpgsql as $$
begin
  perform verify_reviews(new.order_id);
  return null;
end
$$;

create or replace trigger payments_verify_reviews after update of state on payments
  for each row when (new.state is distinct from old.state) execute function verify_reviews_of_payment();

create or replace trigger payments_paid_verify_reviews after insert on payments
  for each row when (new.state = 'verified') execute function verify_reviews_of_payment();
