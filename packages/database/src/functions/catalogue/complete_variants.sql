-- The variants follow their parent. Their version rises, so that an order that was decided before is decided again.
create or replace function complete_variants() returns trigger language plpgsql as $$
begin
  perform from products where parent_id = new.id order by id for no key update;
  update products set name = new.name, version = version + 1 where parent_id = new.id;
  return null;
end
$$;

create or replace trigger products_complete_variants after update of name, enable, archived_at, brand_id, model on products
  for each row when (
    new.variant_names is not null
    and (new.name, new.enable, new.archived_at, new.brand_id, new.model)
      is distinct from (old.name, old.enable, old.archived_at, old.brand_id, old.model)
  ) execute function complete_variants();
