create or replace function queue_product_price() returns trigger language plpgsql as $$
begin
  if exists (select from webhooks where enable and 'product.price_changed' = any (events)) then
    perform queue_webhook_event('product.price_changed', 'product', new.id,
      jsonb_build_object('id', new.id, 'sku', new.sku, 'slug', new.slug, 'parentId', new.parent_id)
      || webhook_prices(new) || jsonb_build_object('previous', webhook_prices(old)));
  end if;
  return null;
end
$$;

create or replace trigger products_webhook_price
  after update of price, price_alt, price_mayorista, price_mayorista_alt, price_mlc, price_mayorista_mlc, compare_at_price
  on products
  for each row when (
    (
      new.price, new.price_alt, new.price_mayorista, new.price_mayorista_alt, new.price_mlc, new.price_mayorista_mlc,
      new.compare_at_price
    ) is distinct from (
      old.price, old.price_alt, old.price_mayorista, old.price_mayorista_alt, old.price_mlc, old.price_mayorista_mlc,
      old.compare_at_price
    )
  ) execute function queue_product_price();
