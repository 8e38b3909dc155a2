-- The prices of a combo with a discount are those of its parts together, less the discount, in each price list and currency;
-- what they cost apart is struck. Rounded up to the cent.
-- Rule: catalogue/combos.ts comboPrice
create or replace function complete_combo() returns trigger language plpgsql as $$
declare
  apart record;
begin
  select count(*) as parts, sum(c.quantity * price) as price,
    case when count(*) = count(price_alt) then sum(c.quantity * price_alt) end as price_alt,
    case when count(price_mayorista) > 0 then sum(c.quantity * coalesce(price_mayorista, price)) end as price_mayorista,
    case when count(price_mayorista_alt) > 0 and count(*) = count(price_alt)
      then sum(c.quantity * coalesce(price_mayorista_alt, price_alt)) end as price_mayorista_alt,
    case when count(price_mlc) > 0
      then sum(c.quantity * coalesce(mlc_price(price, price_mlc, 'retail'), price)) end as price_mlc,
    case when count(price_mayorista_mlc) > 0 then sum(c.quantity * coalesce(
      mlc_price(price_mayorista, price_mayorista_mlc, 'wholesale'), price_mayorista, mlc_price(price, price_mlc, 'retail'), price
    )) end as price_mayorista_mlc
  into apart
  from combo_parts as c join products on id = part_id where combo_id = new.id;
  if apart.parts = 0 then
    return new;
  end if;
  new.price := ceil(apart.price * (100 - new.combo_discount) / 100);
  new.price_alt := ceil(apart.price_alt * (100 - new.combo_discount) / 100);
  new.price_mayorista := ceil(apart.price_mayorista * (100 - new.combo_discount) / 100);
  new.price_mayorista_alt := ceil(apart.price_mayorista_alt * (100 - new.combo_discount) / 100);
  new.price_mlc := ceil(apart.price_mlc * (100 - new.combo_discount) / 100);
  new.price_mayorista_mlc := ceil(apart.price_mayorista_mlc * (100 - new.combo_discount) / 100);
  new.compare_at_price := case when apart.price > new.price then apart.price end;
  return new;
end
$$;

create or replace trigger products_complete_combo
  before insert or update of price, price_alt, price_mayorista, price_mayorista_alt, price_mlc, price_mayorista_mlc,
    compare_at_price, combo_discount
  on products
  for each row when (new.combo_discount is not null) execute function complete_combo();
