-- A combo is made of what is sold: of products and variants, not of combos and products with variants (catalogue.md#combos).
-- None of these becomes the other later.
create or replace function check_combo_part() returns trigger language plpgsql as $$
begin
  if not (select is_combo from products where id = new.combo_id)
    or (select is_combo or variant_names is not null from products where id = new.part_id)
  then
    raise exception 'product % cannot be a part of %', new.part_id, new.combo_id
      using errcode = 'check_violation', table = tg_table_name, constraint = 'combo_parts_sold';
  end if;
  return new;
end
$$;

create or replace trigger combo_parts_sold before insert or update on combo_parts
  for each row execute function check_combo_part();
