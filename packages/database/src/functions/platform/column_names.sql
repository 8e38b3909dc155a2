-- Fields by the names of their columns: `price_tier` for `priceTier`.
create or replace function column_names(fields jsonb) returns jsonb language sql immutable as $$
  select jsonb_object_agg(lower(regexp_replace(key, '([A-Z])', '_\1', 'g')), value) from jsonb_each(fields)
$$;
