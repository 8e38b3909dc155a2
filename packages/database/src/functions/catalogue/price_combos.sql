-- Combos with a discount follow the prices of their parts. Their version rises, so that an order that was decided before is
-- decided again.
create or replace function price_combos() returns trigger language plpgsql as $$
begin
  update products set price = price, version = version + 1
  where combo_discount is not null and id in (select combo_id from combo_parts where part_id = new.id);
  return null;
end
$$;

create or replace trigger products_price_combos
  after update of price, price_alt, price_mayorista, price_mayorista_alt, price_mlc, price_mayorista_mlc on products
  for each row when (
    not new.is_combo
    and (new.price, new.price_alt, new.price_mayorista, new.price_mayorista_alt, new.price_mlc, new.price_mayorista_mlc)
      is distinct from
      (old.price, old.price_alt, old.price_mayorista, old.price_mayorista_alt, old.price_mlc, old.price_mayorista_mlc)
  ) execute function price_combos();
