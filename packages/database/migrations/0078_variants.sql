-- Variants are products below the one that lists show.
alter table products add column parent_id integer;
alter table products add column variant_names text[];
alter table products add column variant_values text[];
alter table products add column variant_position integer;
alter table products add column variant_active boolean not null default true;
alter table products add constraint products_parent_id_products_id_fk foreign key (parent_id) references products (id) not valid;
alter table products add constraint products_variant_has_values
  check (num_nonnulls(parent_id, variant_values, variant_position) in (0, 3)) not valid;
alter table products add constraint products_parent_or_variant
  check (parent_id is null or variant_names is null) not valid;
alter table products add constraint products_variant_options check (
  cardinality(variant_names) between 1 and 3 and array_position(variant_names, null) is null
) not valid;
alter table products add constraint products_parent_has_no_stock check (variant_names is null or stock = 0) not valid;
