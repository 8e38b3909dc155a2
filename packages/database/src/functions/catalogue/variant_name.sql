-- 'Parent – Negro, 64 GB', as it is printed everywhere. A long name of the parent is cut.
-- Rule: catalogue/variants.ts variantName
create or replace function variant_name(parent text, chosen text[]) returns text language sql immutable as $$
  select rtrim(left(parent, 197 - char_length(array_to_string(chosen, ', ')))) || ' – ' || array_to_string(chosen, ', ')
$$;
