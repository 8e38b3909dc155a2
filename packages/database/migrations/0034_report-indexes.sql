-- no transaction
-- Reports over many orders read indexes alone: the table's rows are ten times as wide.
drop index concurrently if exists orders_date_covering;
create index concurrently orders_date_covering on orders (order_date)
  include (id, currency, total, paid, status, channel, responded_at);
drop index concurrently if exists orders_date;
alter index orders_date_covering rename to orders_date;

drop index concurrently if exists order_lines_position_covering;
create unique index concurrently order_lines_position_covering on order_lines (order_id, position)
  include (product_id, quantity, amount);
alter table order_lines drop constraint order_lines_position_unique,
  add constraint order_lines_position_unique unique using index order_lines_position_covering;

drop index concurrently if exists orders_completed;
create index concurrently orders_completed on orders (completed_at, id, currency, total, paid)
  where status = 'COMPLETADA';
drop index concurrently if exists orders_cancelled;
create index concurrently orders_cancelled on orders (cancelled_at, currency, total) where status = 'CANCELADA';
drop index concurrently if exists orders_cancelled_paid;
create index concurrently orders_cancelled_paid on orders (id) where status = 'CANCELADA' and paid > 0;

-- An index answers alone only for pages that vacuum has seen; by default the newest fifth of a table waits for it.
alter table orders set (autovacuum_vacuum_scale_factor = 0.02, autovacuum_vacuum_insert_scale_factor = 0.02);
alter table order_lines set (autovacuum_vacuum_insert_scale_factor = 0.02);
alter table outbox set (autovacuum_vacuum_scale_factor = 0.02, autovacuum_vacuum_insert_scale_factor = 0.02);
