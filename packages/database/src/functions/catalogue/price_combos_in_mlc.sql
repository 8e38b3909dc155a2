-- A part with a price of its own in MLC makes one of its combo, with the factor for the other parts.
create or replace function price_combos_in_mlc() returns trigger language plpgsql as $$
begin
  update products set price = price, version = version + 1
  where combo_discount is not null and num_nonnulls(price_mlc, price_mayorista_mlc) > 0;
  return null;
end
$$;

create or replace trigger settings_price_combos after insert or update on settings
  for each row when (new.key = 'mlcPrices') execute function price_combos_in_mlc();
