-- no transaction
drop index concurrently if exists products_variant_values_unique;
create unique index concurrently products_variant_values_unique on products (parent_id, variant_values)
  where parent_id is not null;
alter table products validate constraint products_parent_id_products_id_fk;
alter table products validate constraint products_variant_has_values;
alter table products validate constraint products_parent_or_variant;
alter table products validate constraint products_variant_options;
alter table products validate constraint products_parent_has_no_stock;
