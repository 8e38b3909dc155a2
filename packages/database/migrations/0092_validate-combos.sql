-- no transaction
drop index concurrently if exists service_orders_included_once;
create unique index concurrently service_orders_included_once on service_orders (included_in, service_id)
  where included_in is not null;
alter table products validate constraint products_combo_service_id_services_id_fk;
alter table service_orders validate constraint service_orders_included_in_orders_id_fk;
alter table products validate constraint products_combo_has_no_stock;
alter table products validate constraint products_combo_terms;
alter table products validate constraint products_combo_discount;
