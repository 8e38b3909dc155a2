-- Which products are bought together, counted each night.
create table bought_together (
  product_id integer not null constraint bought_together_product_id_products_id_fk references products (id) on delete cascade,
  other_id integer not null constraint bought_together_other_id_products_id_fk references products (id) on delete cascade,
  buyers integer not null,
  lift real not null,
  constraint bought_together_product_id_other_id_pk primary key (product_id, other_id),
  constraint bought_together_several_buyers check (buyers >= 3),
  constraint bought_together_two_products check (product_id <> other_id and lift > 1)
);
create index bought_together_other on bought_together (other_id);
