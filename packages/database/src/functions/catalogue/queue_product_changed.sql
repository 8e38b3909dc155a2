create or replace function queue_product_changed() returns trigger language plpgsql as $$
begin
  if exists (select from webhooks where enable and 'product.changed' = any (events)) then
    perform queue_webhook_event('product.changed', 'product', new.id, jsonb_build_object(
      'id', new.id, 'sku', new.sku, 'slug', new.slug, 'name', new.name, 'enable', new.enable, 'version', new.version, 'parentId', new.parent_id,
      'change', case tg_op when 'INSERT' then 'created' else 'updated' end
    ));
  end if;
  return null;
end
$$;

-- Every edit raises the version, also one of pictures or categories alone.
create or replace trigger products_webhook_created after insert on products
  for each row execute function queue_product_changed();

create or replace trigger products_webhook_changed after update of version on products
  for each row when (new.version is distinct from old.version) execute function queue_product_changed();
