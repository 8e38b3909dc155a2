-- How many of a combo can be sold: the smallest part decides.
-- Rule: catalogue/combos.ts comboStock
create or replace function combo_stock(combo integer) returns integer language sql stable as $$
  select coalesce(min(case when enable then stock / quantity else 0 end), 0)
  from combo_parts join products on id = part_id where combo_id = combo
$$;
