create or replace function rate_reviewed_product() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then
    perform rate_product(old.product_id);
  end if;
  if tg_op = 'INSERT' or (tg_op = 'UPDATE' and new.product_id <> old.product_id) then
    perform rate_product(new.product_id);
  end if;
  return null;
end
$$;

create or replace trigger reviews_rate_product
  after insert or update of rating, hidden, product_id or delete on reviews
  for each row execute function rate_reviewed_product();
