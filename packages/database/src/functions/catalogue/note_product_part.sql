-- Tells a change of a product's details from one of its own row, which is a sale nearly always and read with less.
create or replace function note_product_part() returns trigger language plpgsql as $$
begin
  insert into snapshot_changes (xid, entity, entity_id)
  select pg_current_xact_id(), entity, coalesce(
    (select parent_id from products where id = coalesce(new.product_id, old.product_id)), new.product_id, old.product_id
  )
  from unnest(array['product', 'product-part']) as noted (entity)
  on conflict do nothing;
  return null;
end
$$;

create or replace trigger product_categories_noted after insert or update or delete on product_categories
  for each row execute function note_product_part();

create or replace trigger product_attributes_noted after insert or update or delete on product_attributes
  for each row execute function note_product_part();

create or replace trigger product_attribute_values_noted after insert or update or delete on product_attribute_values
  for each row execute function note_product_part();

create or replace trigger product_pictures_noted after insert or update or delete on product_pictures
  for each row execute function note_product_part();

create or replace trigger product_options_noted after insert or update or delete on product_options
  for each row execute function note_product_part();

create or replace trigger product_option_values_noted after insert or update or delete on product_option_values
  for each row execute function note_product_part();

-- Pages that show the mark are rendered anew.
create or replace trigger reviews_noted after update of verified_purchase on reviews
  for each row when (new.verified_purchase is distinct from old.verified_purchase) execute function note_product_part();
