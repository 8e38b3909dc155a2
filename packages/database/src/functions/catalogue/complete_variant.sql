-- A variant has its parent's name with its values, and is on sale only while the parent is (catalogue.md#variants). All that
-- reads a product by itself, as every sale does, then needs to know nothing of parents.
-- Rule: catalogue/variants.ts variantName
create or replace function complete_variant() returns trigger language plpgsql as $$
declare
  parent record;
begin
  select name, enable, archived_at, brand_id, model into strict parent from products where id = new.parent_id;
  new.name := variant_name(parent.name, new.variant_values);
  new.slug := 'variante-' || new.id;
  new.enable := parent.enable and new.variant_active;
  new.archived_at := parent.archived_at;
  new.brand_id := parent.brand_id;
  new.model := parent.model;
  return new;
end
$$;

create or replace trigger products_complete_variant
  before insert or update of parent_id, variant_values, variant_active, name, slug, enable, archived_at, brand_id, model
  on products
  for each row when (new.parent_id is not null) execute function complete_variant();
