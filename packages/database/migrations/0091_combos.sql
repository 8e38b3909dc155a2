-- A combo is a product that is made of others.
create table combo_parts (
  combo_id integer not null references products (id) on delete cascade,
  part_id integer not null references products (id),
  quantity integer not null,
  position integer not null,
  constraint combo_parts_combo_id_part_id_pk primary key (combo_id, part_id),
  constraint combo_parts_quantity check (quantity between 1 and 99)
);
create index combo_parts_part on combo_parts (part_id);
alter table products add column is_combo boolean not null default false;
alter table products add column combo_discount integer;
alter table products add column combo_service_id integer;
alter table order_lines add column combo jsonb;
alter table service_orders add column included_in integer;
alter table products add constraint products_combo_service_id_services_id_fk
  foreign key (combo_service_id) references services (id) not valid;
alter table service_orders add constraint service_orders_included_in_orders_id_fk
  foreign key (included_in) references orders (id) not valid;
alter table products add constraint products_combo_has_no_stock
  check (not is_combo or (stock = 0 and num_nonnulls(parent_id, variant_names) = 0)) not valid;
alter table products add constraint products_combo_terms
  check (is_combo or num_nonnulls(combo_discount, combo_service_id) = 0) not valid;
alter table products add constraint products_combo_discount check (combo_discount between 1 and 90) not valid;
