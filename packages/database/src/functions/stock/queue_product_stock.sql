create or replace function queue_product_stock() returns trigger language plpgsql as $$
begin
  if exists (select from webhooks where enable and 'product.stock_changed' = any (events)) then
    perform queue_webhook_event('product.stock_changed', 'product', new.id, jsonb_build_object(
      'id', new.id, 'sku', new.sku, 'slug', new.slug, 'stock', new.stock, 'parentId', new.parent_id,
      'previous', jsonb_build_object('stock', old.stock)
    ));
  end if;
  return null;
end
$$;

create or replace trigger products_webhook_stock after update of stock on products
  for each row when (new.stock is distinct from old.stock) execute function queue_product_stock();
