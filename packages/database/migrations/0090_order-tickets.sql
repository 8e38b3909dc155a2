-- Links in the mails of orders that work signed out.
create table order_tickets (
  id integer primary key generated always as identity,
  order_id integer not null constraint order_tickets_order_id_orders_id_fk references orders (id),
  revoked_at timestamp (3) with time zone,
  revoked_by integer constraint order_tickets_revoked_by_users_id_fk references users (id),
  created_at timestamp (3) with time zone not null default now(),
  constraint order_tickets_revoked_by_someone check ((revoked_at is null) = (revoked_by is null))
);
create unique index order_tickets_one_open on order_tickets (order_id) where revoked_at is null;
create index order_tickets_order on order_tickets (order_id);
